/**
 * The house and its settings: what is kept, what the address asked for on top of that, and how both come about. What the
 * address says counts until somebody chooses otherwise, and is never kept.
 */
import { Leased } from '../../controller/leased.ts';
import type { Speed } from '../../controller/speed.ts';
import type { Quality } from '../../presentation/quality.ts';
import { followMotion, type Motion } from '../../stage/motion.ts';
import type { SoundDeck } from '../../stage/sound/sound.ts';
import { followSystem } from '../../stage/system-wish.ts';
import { type Language, language } from '../../words/language.ts';
import type { Shelf } from '../page/shelf.ts';
import { speakIfFetched } from '../page/spoken-language.ts';
import type { HouseStage } from '../prompts/surroundings.ts';
import { keepSettings, levelsOf, type Settings } from './settings.ts';

export interface AddressWishes {
  speed: Speed | null;
  motion: Motion | null;
  quality: Quality | null;
}

export class Preferences {
  /** Whoever follows the speed when it changes: a running game does at its next beat. */
  readonly speeds = new Leased<(speed: Speed) => void>(() => {});
  /** Runs whenever something was chosen. */
  onChange: (settings: Settings) => void = () => {};
  private readonly scene: HouseStage;
  private readonly sound: SoundDeck;
  private readonly shelf: Shelf | null;
  private kept: Settings;
  private said: AddressWishes;
  private readonly page: Opening['page'];
  /**
   * Settings of the house to come back to after a visit, where nobody looks after the table; null where every choice is
   * kept.
   */
  private house: (Pick<Opening, 'kept' | 'said'> & { language: Language }) | null;
  /** Share of its loudness that the operator allows now. */
  private allowed = 1;
  /** Language of everything that lies there. */
  private drawn: Language = language();
  private forgetMotion = () => {};
  private forgetContrast = () => {};

  constructor(scene: HouseStage, sound: SoundDeck, { shelf, kept, said, page, unattended }: Opening) {
    this.house = unattended ? { kept, said, language: language() } : null;
    this.scene = scene;
    this.sound = sound;
    this.shelf = shelf;
    this.kept = kept;
    this.said = { ...said };
    this.page = page;
    page.lang = language().locale;
    this.follow();
  }

  /** Tells whether nobody looks after the table, and people come and go. */
  get unattended(): boolean {
    return this.house !== null;
  }

  get settings(): Settings {
    const { speed, motion, quality } = this.said;
    const calm = motion === null ? this.kept.calm : motion === 'reduced';
    return { ...this.kept, speed: speed ?? this.kept.speed, calm, quality: quality ?? this.kept.quality };
  }

  /** Tells whether the table keeps still now, whoever asked for that. */
  get still(): boolean {
    return this.scene.overlay.kit.still;
  }

  /** Tells whether the table shows high contrast now, whoever asked for that. */
  get contrast(): boolean {
    return this.scene.overlay.kit.contrast === true;
  }

  /** Tells whether this machine can draw at more than one level. */
  get hasLevels(): boolean {
    return this.scene.cast.kit.shaders === true;
  }

  change(next: Settings): void {
    const before = this.settings;
    const { speed: _, calm: __, quality: ___, ...others } = next;
    const chosen = { ...this.kept, ...others };
    if (next.speed !== before.speed) {
      chosen.speed = next.speed;
      this.said.speed = null;
    }
    if (next.calm !== before.calm) {
      chosen.calm = next.calm;
      this.said.motion = null;
    }
    if (next.quality !== before.quality) {
      chosen.quality = next.quality;
      this.said.quality = null;
    }
    this.kept = chosen;
    if (!this.house) keepSettings(this.shelf, chosen);
    this.follow();
    if (next.speed !== before.speed) this.speeds.call(next.speed);
    this.onChange(this.settings);
  }

  /** Takes back what a visitor has chosen, where nobody looks after the table. */
  async endVisit(): Promise<void> {
    const { house } = this;
    if (!house) return;
    this.kept = house.kept;
    this.said = { ...house.said };
    await speakIfFetched(house.language);
    this.follow();
    this.onChange(this.settings);
  }

  /** Takes other settings of the house, to which every visit comes back; they win over the address where they changed. */
  async settle(kept: Settings, language: Language): Promise<void> {
    const { house } = this;
    if (!house) return;
    const speed = kept.speed === house.kept.speed ? house.said.speed : null;
    const motion = kept.calm === house.kept.calm ? house.said.motion : null;
    this.house = { kept, said: { ...house.said, speed, motion }, language };
    await this.endVisit();
  }

  /** Sets how loud the table may be now, from 0 to 1, whatever people choose. */
  set loudest(share: number) {
    if (share === this.allowed) return;
    this.allowed = share;
    this.followSound();
  }

  private follow(): void {
    this.followSound();
    this.followMotion();
    this.scene.setQuality(this.settings.quality);
    this.followLook();
  }

  /** Speaks another language and keeps it; false when its words cannot be fetched, and all stays as it is. */
  async speak(next: Language): Promise<boolean> {
    if (!(await speakIfFetched(next))) return false;
    this.change({ ...this.settings, language: next.id });
    return true;
  }

  /** Turns all sound off or on, by one key wherever people are. */
  toggleMute(): void {
    this.change({ ...this.settings, mute: !this.kept.mute });
  }

  /** Shows why a table says nothing. */
  private followSound(): void {
    const { sea, music, cues } = levelsOf(this.kept);
    const { allowed } = this;
    this.sound.levels({ sea: sea * allowed, music: music * allowed, cues: cues * allowed });
    this.sound.mute(this.kept.mute);
    this.scene.showMuted(this.kept.mute);
  }

  /** Looks as it is chosen, and in what nobody has chosen as the system asks. */
  private followLook(): void {
    this.forgetContrast();
    this.forgetContrast = followSystem('(prefers-contrast: more)', this.kept.contrast, (on) => this.look(on));
  }

  /** Letters, contrast and language: everything that lies there is drawn anew. */
  private look(contrast: boolean): void {
    const { large, aid, whys } = this.kept;
    const translated = this.drawn !== language();
    this.drawn = language();
    this.page.lang = this.drawn.locale;
    for (const cast of [this.scene.cast, this.scene.overlay]) {
      const { kit } = cast;
      // What hides without it looks by itself: nothing has to be drawn anew in the middle of a story.
      kit.unaided = !aid;
      kit.whys = whys;
      const same = (kit.large ?? false) === large && (kit.contrast ?? false) === contrast;
      if (same && !translated) continue;
      // The caption stays in the other language: its event is kept nowhere, so it cannot be said anew and goes.
      if (translated) cast.caption(null);
      Object.assign(kit, { large, contrast });
      cast.reshape();
    }
  }

  /** Sets how much moves. The scene follows the system by itself; what is chosen here comes after that and wins. */
  private followMotion(): void {
    this.forgetMotion();
    const motion = motionOf(this.settings);
    this.forgetMotion = followMotion(null, (bySystem) => {
      const still = motion === null ? bySystem : motion === 'reduced';
      this.scene.cast.kit.still = still;
      this.scene.overlay.kit.still = still;
    });
  }
}

interface Opening {
  shelf: Shelf | null;
  kept: Settings;
  said: AddressWishes;
  /** The element of the whole page, which names its language. */
  page: { lang: string };
  /** True where nobody looks after the table: a choice then lasts as long as the visit. */
  unattended?: boolean;
}

/** Gives the motion that the settings ask for; null leaves it to the system. */
const motionOf = ({ calm }: Settings): Motion | null => (calm === null ? null : calm ? 'reduced' : 'full');
