/**
 * Boards over the table: settings, the rules card, what happened. They never stack: each is opened by a screen that
 * waits for it, and closes back to that screen. None of them is ever open over a private hand.
 */
import { speeds } from '../../controller/speed.ts';
import { staged, stagedGames } from '../../presentation/index.ts';
import { type LogPage, logScreen } from '../../presentation/screens/log.ts';
import { pageOf, rulesScreen } from '../../presentation/screens/rules-card.ts';
import { settingsScreen } from '../../presentation/screens/settings.ts';
import { switchedOn, type Values } from '../../presentation/screens/setup-form.ts';
import { shellWords } from '../../words/house/house.ts';
import { type Language, language, languageFor, offeredLanguages } from '../../words/language.ts';
import { languageAfter } from '../page/spoken-language.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { heard } from './open-sound.ts';
import type { Preferences } from './preferences.ts';
import { isAdvised, levelsOffered, loudest, touched, turned } from './settings.ts';

/** Rows that a press flips instead of stepping. */
const switches = ['calm', 'contrast', 'large', 'hold', 'mute', 'aid', 'advice', 'whys', 'fullscreen'];

export interface LogChoice {
  page: number;
  row: number | null;
}

interface RulesWanted {
  game: string;
  seats: number;
  values: Values;
  /** True where no match lies on the table. */
  cabin: boolean;
}

export class Overlays {
  private readonly prompter: Prompter;
  private readonly preferences: Preferences;
  /** Gives the number of people at the table; one where there is no table yet. */
  private readonly people: () => number;

  constructor(prompter: Prompter, preferences: Preferences, people = () => 1) {
    this.prompter = prompter;
    this.preferences = preferences;
    this.people = people;
  }

  async settings({ cabin }: { cabin: boolean }): Promise<void> {
    for (;;) {
      const answer = await this.prompter.ask((focus) => this.settingsScreen(focus, cabin), { kind: 'menu' });
      if ('turn' in answer) await this.turn(answer.turn, answer.by);
      else if ('pick' in answer && answer.pick !== 'close') await this.pick(answer.pick);
      else return;
    }
  }

  /**
   * Shows the rules card of a game, for so many captains and these options. Answers whether people rather want to be taught,
   * which is offered where no match lies on the table.
   */
  async rules({ game, seats, values, cabin }: RulesWanted): Promise<'teach' | 'close'> {
    const { title, rules, lessons } = staged(game);
    if (!rules) return 'close';
    const pages = rules(seats, switchedOn(values), values);
    let page = 0;
    const draw = (focus: string | null) => {
      page = pageOf(focus) ?? page;
      const close = cabin ? shellWords().toSetup : shellWords().toTable;
      const teaches = cabin && lessons !== undefined;
      return rulesScreen({
        game: title,
        pages,
        page,
        close,
        cabin,
        lessons: teaches,
        focus,
        frame: this.prompter.frame,
      });
    };
    for (;;) {
      const answer = await this.prompter.ask(draw, { kind: 'reading' });
      if (!('pick' in answer) || answer.pick === 'close') return 'close';
      if (answer.pick === 'teach') return 'teach';
    }
  }

  /**
   * Shows the log. Resolves with what is to be watched again, a page or one row of it, or with null when the log is
   * closed.
   */
  async log(pages: readonly LogPage[], page: number, canWatch: boolean): Promise<LogChoice | null> {
    let shown = page;
    for (;;) {
      const drawn = shown;
      const answer = await this.prompter.ask(
        (focus) =>
          logScreen({
            pages,
            page: drawn,
            canWatch: canWatch && !pages[drawn]?.sealed,
            focus,
            frame: this.prompter.frame,
          }),
        { kind: 'reading' },
      );
      const id = 'pick' in answer ? answer.pick : 'close';
      if (id === 'watch') return { page: shown, row: null };
      if (id.startsWith('row:')) return { page: shown, row: Number(id.slice(4)) };
      if (!('turn' in answer) && id === 'close') return null;
      const later = 'turn' in answer ? answer.by : id === 'page:earlier' ? -1 : id === 'page:later' ? 1 : 0;
      shown = Math.min(pages.length - 1, Math.max(0, shown + later));
    }
  }

  private settingsScreen(focus: string | null, cabin: boolean) {
    const { settings, still, contrast } = this.preferences;
    return settingsScreen({
      ...settings,
      speeds: Object.keys(speeds),
      language: language().id,
      languages: offeredLanguages(),
      loudest,
      calm: still,
      contrast,
      advice: isAdvised(settings, this.people()),
      whys: settings.whys === true,
      silent: heard.silent,
      calmBySystem: settings.calm === null,
      contrastBySystem: settings.contrast === null,
      // Visitors of a kiosk leave it as it is.
      levels: this.preferences.hasLevels,
      fullscreen:
        document.fullscreenEnabled && !this.preferences.unattended ? document.fullscreenElement !== null : null,
      aids: Object.values(stagedGames).flatMap(({ aid }) => aid?.about ?? []),
      cabin,
      close: cabin ? shellWords().toTitle : shellWords().toTable,
      focus,
      device: this.prompter.picker.device,
      make: this.prompter.make,
      frame: this.prompter.frame,
    });
  }

  private async turn(row: string, by: -1 | 1): Promise<void> {
    if (row === 'fullscreen') return this.fullscreen(by > 0);
    if (row === 'language') return this.speak(offeredLanguages()[offeredLanguages().indexOf(language()) + by]);
    this.preferences.change(turned(this.preferences.settings, row, by));
    this.sample(row);
  }

  private async pick(id: string): Promise<void> {
    if (id === 'language') await this.speak(languageAfter(language()));
    else if (id.startsWith('language:')) await this.speak(languageFor(id.split(':')[1]));
    else if (id.includes(':')) {
      this.preferences.change(touched(this.preferences.settings, id));
      this.sample(id.split(':')[0]);
    } else if (switches.includes(id)) {
      const { settings, still, contrast } = this.preferences;
      const { large, hold, mute, aid, whys } = settings;
      const advice = isAdvised(settings, this.people());
      const on =
        { calm: still, contrast, large, hold: !hold, mute, aid, advice, whys: whys === true }[id] ??
        document.fullscreenElement !== null;
      await this.turn(id, on ? -1 : 1);
    } else if (id === 'speed') {
      const all = Object.keys(speeds);
      const next = all[(all.indexOf(this.preferences.settings.speed) + 1) % all.length];
      this.preferences.change(touched(this.preferences.settings, `speed:${next}`));
    } else if (id === 'quality') {
      const { settings } = this.preferences;
      const next = levelsOffered[(levelsOffered.indexOf(settings.quality) + 1) % levelsOffered.length];
      this.preferences.change({ ...settings, quality: next });
    } else this.sample(id);
  }

  /** Speaks another language; beyond the first and the last one there is none. */
  private async speak(next: Language | undefined): Promise<void> {
    if (!next || next === language()) return;
    if (!(await this.preferences.speak(next))) this.prompter.refuse(shellWords().troubles.language);
  }

  /** Fires a gun while its loudness is changed, to be heard; sea and music sound on anyway. */
  private sample(row: string): void {
    if (row === 'guns') this.prompter.sound.play('cannon');
  }

  private async fullscreen(on: boolean): Promise<void> {
    try {
      if (on) await document.documentElement.requestFullscreen();
      else if (document.fullscreenElement) await document.exitFullscreen();
    } catch {
      const { fullscreenRefused, fullscreenDenied } = shellWords().settingRows;
      this.prompter.refuse(this.prompter.picker.device === 'pad' ? fullscreenRefused : fullscreenDenied);
    }
  }
}
