#!/usr/bin/env bash
# WebKitGTK keeps a page that was left in its page cache together with its Worker, and the Worker's lock stays held.
#
# A lock of navigator.locks is given back when whoever holds it goes away. A page in the cache has not gone away: the next page
# of the same origin, in the same tab, finds the lock held by a page that nobody sees. Ending the Worker at pagehide frees it.
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
<!doctype html><script src="./page.js"></script>
FILE
# With ?ends the page ends its Worker when it is left.
cat >page.js <<'FILE'
const worker = new Worker('./worker.js');
worker.onmessage = () => (window.holds = true);
if (location.search === '?ends') addEventListener('pagehide', () => worker.terminate());
FILE
cat >worker.js <<'FILE'
navigator.locks.request('one', () => {
  postMessage('held');
  return new Promise(() => {});
});
FILE
cat >other.html <<'FILE'
<!doctype html><title>Another page of the same origin</title>
FILE
cat >drive.mjs <<'FILE'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const [port, binary] = process.argv.slice(2);
const files = createServer((request, answer) => {
  const [path] = request.url.split('?');
  const name = path === '/' ? 'index.html' : path.slice(1);
  try {
    const text = readFileSync(name);
    answer.setHeader('Content-Type', name.endsWith('.js') ? 'text/javascript' : 'text/html');
    answer.end(text);
  } catch {
    answer.writeHead(404).end();
  }
});
await new Promise((listening) => files.listen(0, '127.0.0.1', listening));
const home = `http://127.0.0.1:${files.address().port}`;
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
async function held(query) {
  const made = await ask('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
  if (!made.sessionId) {
    console.log(`missing: a browser that starts (${made.message})`);
    process.exit(2);
  }
  const session = `/session/${made.sessionId}`;
  const run = (script) => ask('POST', `${session}/execute/async`, { script, args: [] });
  await ask('POST', `${session}/url`, { url: `${home}/${query}` });
  for (let n = 0; n < 100 && !(await run('arguments[0](window.holds === true);')); n++) await soon();
  await ask('POST', `${session}/url`, { url: `${home}/other.html` });
  // Time enough for any page to go.
  await new Promise((done) => setTimeout(done, 5000));
  const count = await run('navigator.locks.query().then(({ held }) => arguments[0](held.length));');
  await ask('DELETE', session);
  return { count, version: made.capabilities.browserVersion };
}
const kept = await held('');
const ended = await held('?ends');
console.log(`WebKitGTK ${kept.version}`);
console.log('expected: 5 s after the page was left its Worker holds 0 locks');
console.log(`seen:     ${kept.count}; where the page ends its Worker at pagehide, ${ended.count}`);
process.exit(kept.count === 1 && ended.count === 0 ? 0 : 1);
FILE

Xvfb -displayfd 1 -nolisten tcp >display 2>/dev/null &
for _ in $(seq 100); do [ -s display ] && break; sleep 0.1; done
port=$(node -e "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})")
DISPLAY=":$(cat display)" WEBKIT_DISABLE_DMABUF_RENDERER=1 WebKitWebDriver --port="$port" >/dev/null 2>&1 &
node drive.mjs "$port" "$browser"
