/** A gamepad of a page that is driven by hand. This function runs in the page, before anything else. */
declare global {
  interface Window {
    pressPad?: (button: number, pressed: boolean) => void;
    pullPad?: () => void;
  }
}

export function plugPad(id: string): void {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { id, index: 0, connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons, timestamp: 0 };
  navigator.getGamepads = () => [pad.connected ? (pad as unknown as Gamepad) : null];
  window.pressPad = (button, pressed) => {
    buttons[button].pressed = pressed;
  };
  window.pullPad = () => {
    pad.connected = false;
  };
}
