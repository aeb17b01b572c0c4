#!/usr/bin/env bash
# Phaser 4.2.1 takes no notice of what a browser calls pressed: to its Gamepad a trigger is pressed at its very end only.
#
# It compares the value of each button with a threshold, which is 1; `pressed`, which the browser tells beside it, is not read.
set -uo pipefail
for program in node npm chromium; do
  command -v "$program" >/dev/null || { echo "missing: $program (Debian: apt-get install nodejs npm chromium)"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund phaser@4.2.1 playwright-core@1.65.1 || { echo "missing: npm's registry"; exit 2; }

cat >page.html <<'FILE'
<!doctype html>
<pre id="seen"></pre>
<script src="node_modules/phaser/dist/phaser.js"></script>
<script>
  // A standard gamepad as a browser tells it, whose right trigger is pulled so far.
  let pulled = 0;
  const trigger = () => ({ pressed: pulled > 0.1, touched: pulled > 0, value: pulled });
  const pad = () => ({
    id: 'Pad (STANDARD GAMEPAD)',
    index: 0,
    mapping: 'standard',
    connected: true,
    timestamp: performance.now() + 1,
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, (_, n) => (n === 7 ? trigger() : { pressed: false, touched: false, value: 0 })),
    vibrationActuator: null,
  });
  navigator.getGamepads = () => [pad(), null, null, null];
  const left = [0, 0.5, 0.99, 1];
  const seen = [];
  new Phaser.Game({
    type: Phaser.CANVAS,
    banner: false,
    audio: { noAudio: true },
    input: { gamepad: true },
    scene: {
      update() {
        const known = this.input.gamepad.getPad(0);
        if (known && left.length > 0 && pulled === left[0]) {
          seen.push(`${left.shift()} ${trigger().pressed} ${known.buttons[7].pressed}`);
          if (left.length === 0) document.getElementById('seen').textContent = `phaser ${Phaser.VERSION}: ${seen.join(', ')}`;
        }
        if (left.length > 0) pulled = left[0];
      },
    },
  });
</script>
FILE
cat >try.mjs <<'FILE'
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }).catch((error) => {
  console.log(`missing: a Chromium that starts (${error.message.split('\n')[0]})`);
  process.exit(2);
});
console.log(`Chromium ${browser.version()}`);
const page = await browser.newPage();
await page.goto(new URL('page.html', import.meta.url).href);
await page.waitForFunction(() => document.getElementById('seen').textContent !== '');
const seen = await page.textContent('#seen');
console.log('expected: pressed where the browser says so (how far, browser, Phaser): 0.5 true true, 0.99 true true');
console.log(`seen:     ${seen}`);
await browser.close();
process.exit(seen === 'phaser 4.2.1: 0 false false, 0.5 true false, 0.99 true false, 1 true true' ? 0 : 1);
FILE
node try.mjs
