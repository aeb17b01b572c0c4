#!/usr/bin/env bash
# WebKitGTK runs the first file of a module Worker a second time as soon as another file imports from it.
#
# A module is run once, however often it is imported: that holds for a page's first module in every engine, and for a
# Worker's first module in Chromium and Firefox. A bundler that leaves what several files share in a Worker's first file
# therefore gives two Workers in one to people with WebKit.
set -uo pipefail
for program in node Xvfb WebKitWebDriver; do
  command -v "$program" >/dev/null || { echo "missing: $program (Debian: apt-get install nodejs xvfb webkit2gtk-driver)"; exit 2; }
done
browser=$(ls -d /usr/lib/*/webkit2gtk-4.*/MiniBrowser 2>/dev/null | tail -n 1)
[ -n "$browser" ] || { echo "missing: MiniBrowser (Debian: apt-get install webkit2gtk-driver)"; exit 2; }
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder"

cat >index.html <<'FILE'
<!doctype html><script type="module" src="./page.js"></script>
FILE
cat >page.js <<'FILE'
import './once.js';
window.heard = [];
const worker = new Worker('./worker.js', { type: 'module' });
worker.onmessage = ({ data }) => window.heard.push(data);
FILE
# The page's own first file is imported as well.
cat >once.js <<'FILE'
import './page.js';
window.pageRuns = (window.pageRuns ?? 0) + 1;
FILE
cat >worker.js <<'FILE'
postMessage('the first file runs');
export const shared = 1;
import('./later.js').then(() => postMessage('done'));
FILE
cat >later.js <<'FILE'
import { shared } from './worker.js';
postMessage(`the later file has ${shared}`);
FILE
cat >drive.mjs <<'FILE'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const [port, binary] = process.argv.slice(2);
const files = createServer((request, answer) => {
  const name = request.url === '/' ? 'index.html' : request.url.slice(1);
  try {
    const text = readFileSync(name);
    answer.setHeader('Content-Type', name.endsWith('.js') ? 'text/javascript' : 'text/html');
    answer.end(text);
  } catch {
    answer.writeHead(404).end();
  }
});
await new Promise((listening) => files.listen(0, '127.0.0.1', listening));
const ask = async (method, path, body) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
  return (await answer.json()).value;
};
const soon = () => new Promise((done) => setTimeout(done, 200));
let ready = false;
for (let n = 0; n < 100 && !ready; n++) {
  ready = await ask('GET', '/status').then(() => true, () => false);
  if (!ready) await soon();
}
const options = { binary, args: ['--automation'] };
const made = await ask('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
if (!made.sessionId) {
  console.log(`missing: a browser that starts (${made.message})`);
  process.exit(2);
}
const session = `/session/${made.sessionId}`;
await ask('POST', `${session}/url`, { url: `http://127.0.0.1:${files.address().port}/` });
let seen = { heard: [] };
for (let n = 0; n < 300 && !seen.heard.includes('done'); n++) {
  await soon();
  seen = await ask('POST', `${session}/execute/sync`, {
    script: 'return { heard: window.heard ?? [], page: window.pageRuns ?? 0 };',
    args: [],
  });
}
await soon();
await ask('DELETE', session);
const runs = seen.heard.filter((said) => said === 'the first file runs').length;
console.log(`WebKitGTK ${made.capabilities.browserVersion}`);
console.log(`expected: the Worker's first file runs 1 time, as a page's does (${seen.page} time)`);
console.log(`seen:     the Worker's first file runs ${runs} times (${seen.heard.join(', ')})`);
process.exit(seen.heard.includes('done') ? (runs === 2 && seen.page === 1 ? 0 : 1) : 2);
FILE

Xvfb -displayfd 1 -nolisten tcp >display 2>/dev/null &
for _ in $(seq 100); do [ -s display ] && break; sleep 0.1; done
port=$(node -e "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})")
DISPLAY=":$(cat display)" WEBKIT_DISABLE_DMABUF_RENDERER=1 WebKitWebDriver --port="$port" >/dev/null 2>&1 &
node drive.mjs "$port" "$browser"
