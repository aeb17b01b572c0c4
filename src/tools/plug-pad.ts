/** A gamepad of a page that is driven by hand. This function runs in the page, before anything else. */
declare global {
  interface Window {
    pressPad?: (button: number, pressed: boolean) => void;
    pullPad?: () => void;
  }
}

export function plugPad(id: string): void {
  // Chromium writes so of a pad that it does not know: this one has nothing but nine buttons.
  const known = !id.includes(' (Vendor: ');
  const buttons = Array.from({ length: known ? 17 : 9 }, () => ({ pressed: false, touched: false, value: 0 }));
  const axes = known ? [0, 0, 0, 0] : [];
  const mapping = known ? 'standard' : '';
  const pad = { id, index: 0, connected: true, mapping, axes, buttons, timestamp: 0 };
  navigator.getGamepads = () => [pad.connected ? (pad as unknown as Gamepad) : null];
  window.pressPad = (button, pressed) => {
    buttons[button].pressed = pressed;
  };
  window.pullPad = () => {
    pad.connected = false;
  };
}
