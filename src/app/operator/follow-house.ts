/** Lets the table do what the settings of the house say, at once and whenever they or the hour change. */
import { language, languageFor } from '../../words/language.ts';
import type { CanvasFit } from '../page/canvas-size.ts';
import { firstLanguage } from '../page/spoken-language.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { offerNow } from '../set-up/offer.ts';
import type { Preferences } from '../settings/preferences.ts';
import type { Settings } from '../settings/settings.ts';
import { fingerIn, loudnessAt, timesOf, visitOf } from './house-facts.ts';
import type { HouseKeeper } from './house-keeper.ts';
import type { House } from './house-settings.ts';

interface Followers {
  preferences: Pick<Preferences, 'settle' | 'loudest'>;
  prompter: Pick<Prompter, 'idleTimes' | 'fingers' | 'redraw'>;
  fit: Pick<CanvasFit, 'overscan'>;
  /** Settings that the office does not have. */
  others: Settings;
  /** Languages of the browser, best first. */
  preferred: readonly string[];
  now: () => Date;
}

/** Milliseconds between two looks at the clock. */
const everySoOften = 5000;

export class FollowHouse {
  private readonly keeper: HouseKeeper;
  private readonly followers: Followers;
  private sinceLook = 0;

  constructor(keeper: HouseKeeper, followers: Followers) {
    this.keeper = keeper;
    this.followers = followers;
    keeper.onChange = (house) => void this.change(house);
    this.offer(keeper.house);
  }

  /** Lets so many milliseconds pass, and looks at the clock now and then. */
  tick(passed: number): void {
    this.sinceLook += passed;
    if (this.sinceLook < everySoOften) return;
    this.sinceLook = 0;
    this.followers.preferences.loudest = loudnessAt(this.keeper.house, this.followers.now());
  }

  private async change(house: House): Promise<void> {
    const { preferences, prompter, others, preferred } = this.followers;
    this.offer(house);
    const visit = visitOf(house, others);
    const chosen = visit.language === null ? undefined : languageFor(visit.language);
    const spoken = chosen ?? firstLanguage({ asked: null, kept: null, preferred }) ?? language();
    await preferences.settle(visit, spoken);
    prompter.redraw();
  }

  private offer(house: House): void {
    const { preferences, prompter, fit, now } = this.followers;
    offerNow(house);
    fit.overscan = house.overscan;
    prompter.idleTimes = timesOf(house);
    prompter.fingers = (frame) => fingerIn(house, frame);
    preferences.loudest = loudnessAt(house, now());
  }
}
