#!/usr/bin/env bash
# Chromium's Canvas softens no edge of a picture that stands upright; Firefox and WebKitGTK soften every one.
#
# drawImage may be given a place between two pixels. Two white pictures that meet there, on black, look like one in Chromium;
# in Firefox and WebKitGTK each of them covers half of the pixel, and a grey line is left. Chromium does the same as soon as the
# context is turned by less than anybody sees. Who looks for such lines in Chromium alone finds none.
set -uo pipefail
for program in node chromium firefox-esr Xvfb; do
  command -v "$program" >/dev/null || { echo "missing: $program (Debian: apt-get install nodejs chromium firefox-esr xvfb)"; exit 2; }
done
webkit=$(ls -d /usr/lib/*/webkit2gtk-4.*/MiniBrowser 2>/dev/null | tail -n 1)
[ -n "$webkit" ] || { echo "missing: MiniBrowser (Debian: apt-get install webkit2gtk-driver)"; exit 2; }
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; sleep 1; rm -rf "$folder"' EXIT
cd "$folder"

cat >page.html <<'FILE'
<!doctype html>
<script>
  const white = document.createElement('canvas');
  white.width = white.height = 8;
  const ground = white.getContext('2d');
  ground.fillStyle = 'white';
  ground.fillRect(0, 0, 8, 8);
  /** The pixel in which the pictures meet, from 0 (black) to 255; `turn` is the context's, in radians. */
  function meeting(turn) {
    const pen = Object.assign(document.createElement('canvas'), { width: 40, height: 20 }).getContext('2d');
    pen.fillRect(0, 0, 40, 20);
    pen.transform(1, turn, -turn, 1, 0, 0);
    pen.drawImage(white, 0, 0, 8, 8, 4, 4, 10.5, 12);
    pen.drawImage(white, 0, 0, 8, 8, 14.5, 4, 10.5, 12);
    return pen.getImageData(14, 10, 1, 1).data[0];
  }
  fetch('/seen', { method: 'POST', body: JSON.stringify([meeting(0), meeting(1e-7)]) });
</script>
FILE
cat >watch.mjs <<'FILE'
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const [webkit] = process.argv.slice(2);
let told;
const server = createServer((request, answer) => {
  if (request.method !== 'POST') return answer.setHeader('Content-Type', 'text/html').end(readFileSync('page.html'));
  let text = '';
  request.on('data', (more) => (text += more));
  request.on('end', () => told(JSON.parse(text)) ?? answer.end());
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const url = `http://127.0.0.1:${server.address().port}/`;
const browsers = {
  chromium: ['chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--user-data-dir=chromium', url], 'chromium'],
  firefox: ['firefox-esr', ['--headless', '--no-remote', '--profile', '.', url], 'firefox-esr'],
  webkit: [webkit, [url], 'libwebkit2gtk-4.1-0'],
};
const seen = {};
for (const [name, [program, flags, pack]] of Object.entries(browsers)) {
  const env = { ...process.env, HOME: process.cwd(), WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const browser = spawn(program, flags, { env, stdio: 'ignore', detached: true });
  const late = new Promise((done) => setTimeout(done, 90_000, null).unref());
  seen[name] = await Promise.race([new Promise((done) => (told = done)), late]);
  process.kill(-browser.pid);
  if (!seen[name]) {
    console.log(`missing: an answer of ${program}`);
    process.exit(2);
  }
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', pack]);
  console.log(`${name} ${stdout}: upright ${seen[name][0]}, turned by a ten millionth ${seen[name][1]}`);
}
console.log('expected: the same in all three, upright and turned');
const soft = (value) => value > 100 && value < 250;
const { chromium, firefox, webkit: gtk } = seen;
process.exit(chromium[0] === 255 && soft(chromium[1]) && [...firefox, ...gtk].every(soft) ? 0 : 1);
FILE

Xvfb -displayfd 1 -nolisten tcp >display 2>/dev/null &
for _ in $(seq 100); do [ -s display ] && break; sleep 0.1; done
DISPLAY=":$(cat display)" node watch.mjs "$webkit"
