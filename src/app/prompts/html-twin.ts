/**
 * The HTML twin of the stage: whatever can be pressed lies beside the canvas as real buttons as well, with the same words, roles and
 * refusals. It shows what the canvas shows, never more and never longer: what is private stands here from reveal to cover.
 */
import type { Target } from '../../presentation/hands/picker.ts';
import type { ScreenStage } from './surroundings.ts';

interface Twinned {
  /** Gives what can be pressed on the screen that lies there. */
  pressable(): readonly Target[];
  /** Presses the middle of a target, as a pointer does. */
  press(at: { x: number; y: number }): void;
}

/** A place for the buttons: at the right edge of the window, over whatever lies there. */
const place = {
  ...{ position: 'fixed', top: '0', right: '0', maxHeight: '100%', overflow: 'auto' },
  ...{ display: 'grid', gap: '2px', fontFamily: 'sans-serif', fontSize: '16px' },
};

/** The buttons beside the canvas. */
class Mirror {
  private readonly section: HTMLElement;
  private readonly twinned: Twinned;
  private readonly buttons = new Map<string, HTMLButtonElement>();

  constructor(page: HTMLElement, twinned: Twinned) {
    this.twinned = twinned;
    this.section = page.ownerDocument.createElement('section');
    this.section.id = 'mirror';
    Object.assign(this.section.style, place);
    page.append(this.section);
  }

  /** Lays the buttons of the screen there that lies on the canvas now. */
  lay(): void {
    const { section, buttons } = this;
    const lying = this.twinned.pressable();
    const ids = new Set(lying.map(({ id }) => id));
    for (const [id, button] of buttons) {
      if (ids.has(id)) continue;
      button.remove();
      buttons.delete(id);
    }
    for (const [i, { id, label, role, refusal }] of lying.entries()) {
      const button = buttons.get(id) ?? this.newButton(id);
      button.dataset.role = role;
      button.textContent = label;
      // A button that cannot be chosen answers with the reason, so it is never one that cannot be pressed.
      button.ariaDisabled = refusal === undefined ? null : 'true';
      button.title = refusal ?? '';
      // A button that moves would lose the browser's focus.
      if (section.children[i] !== button) section.insertBefore(button, section.children[i] ?? null);
    }
  }

  private newButton(id: string): HTMLButtonElement {
    const { pressable, press } = this.twinned;
    const button = this.section.ownerDocument.createElement('button');
    button.type = 'button';
    button.dataset.target = id;
    button.addEventListener('click', () => {
      const target = pressable().find((each) => each.id === id);
      if (target) press({ x: target.x + target.w / 2, y: target.y + target.h / 2 });
    });
    this.buttons.set(id, button);
    return button;
  }
}

/** A stage that draws on another one, and lays every screen beside it in HTML. */
export class HtmlTwin implements ScreenStage {
  readonly overlay: ScreenStage['overlay'];
  private readonly drawn: ScreenStage;

  constructor(drawn: ScreenStage, page: HTMLElement, twinned: Twinned) {
    this.drawn = drawn;
    const mirror = new Mirror(page, twinned);
    const { overlay } = drawn;
    this.overlay = {
      set onReshape(run: () => void) {
        overlay.onReshape = run;
      },
      get onReshape() {
        return overlay.onReshape;
      },
      show(table) {
        overlay.show(table);
        mirror.lay();
      },
      boxes: () => overlay.boxes(),
      play: (effect, factor) => overlay.play(effect, factor),
    };
  }

  set onFrame(run: () => void) {
    this.drawn.onFrame = run;
  }

  get onFrame() {
    return this.drawn.onFrame;
  }

  set onFrameDrawn(run: () => void) {
    this.drawn.onFrameDrawn = run;
  }

  get onFrameDrawn() {
    return this.drawn.onFrameDrawn;
  }

  get windowFrame() {
    return this.drawn.windowFrame;
  }

  get overAt() {
    return this.drawn.overAt;
  }

  get cast() {
    return this.drawn.cast;
  }

  touched(at: { x: number; y: number }): boolean {
    return this.drawn.touched(at);
  }

  setOver(screen: Parameters<ScreenStage['setOver']>[0]): void {
    this.drawn.setOver(screen);
  }

  drawNow(): void {
    this.drawn.drawNow();
  }
}
