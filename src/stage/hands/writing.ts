/**
 * Field that lets a browser put letters together while somebody writes: an accent that is a key of its own, or a
 * letter of an input method, only arrives where a field has the focus. It is out of sight and always empty.
 */
export class Writing {
  isOpen = false;
  private readonly field = document.createElement('input');

  constructor(onText: (text: string) => void) {
    const { field } = this;
    field.style.cssText = 'position:absolute;top:0;left:0;width:1px;height:1px;opacity:0;border:0;padding:0';
    // No keyboard of the machine's own over the board with the letters, and nothing is remembered or corrected.
    field.inputMode = 'none';
    field.autocomplete = 'off';
    field.spellcheck = false;
    field.ariaHidden = 'true';
    field.tabIndex = -1;
    const take = () => {
      const { value } = field;
      field.value = '';
      if (value !== '') onText(value);
    };
    field.addEventListener('input', (event) => {
      if (!(event as InputEvent).isComposing) take();
    });
    field.addEventListener('compositionend', take);
  }

  open(on: boolean): void {
    if (this.isOpen === on) return;
    if (!on) {
      this.close();
      return;
    }
    this.isOpen = true;
    document.body.append(this.field);
    this.field.focus({ preventScroll: true });
  }

  close(): void {
    this.isOpen = false;
    this.field.remove();
  }
}
