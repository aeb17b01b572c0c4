#!/usr/bin/env bash
# joymap 2.2.4 knows gamepads by their names: of two pads of one make the second drives nobody, and nobody is told.
#
# A browser gives both pads the same `id` (the maker's name) and two different `index`. joymap connects its modules, one for each
# player, by `id` alone: once one of them has that name, no pad of that name is free. Where a module is connected to the second
# pad by hand, the first pad drives it.
set -uo pipefail
for program in node npm; do
  command -v "$program" >/dev/null || { echo "missing: $program (Debian: apt-get install nodejs npm)"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --silent --ignore-scripts --no-audit --no-fund joymap@2.2.4 || { echo "missing: npm's registry"; exit 2; }

cat >try.js <<'FILE'
import { createRequire } from 'node:module';
import { createJoymap, createQueryModule } from 'joymap';
// Two standard gamepads as a browser tells them; `pressed` are the places of those whose south button is down.
let pressed = [];
let names = [];
const pad = (index) => ({
  id: names[index],
  index,
  mapping: 'standard',
  connected: true,
  timestamp: 1,
  axes: [0, 0, 0, 0],
  buttons: Array.from({ length: 17 }, (_, n) => {
    const isDown = n === 0 && pressed.includes(index);
    return { pressed: isDown, touched: isDown, value: Number(isDown) };
  }),
});
Object.defineProperty(globalThis, 'navigator', {
  value: { getGamepads: () => [pad(0), pad(1), null, null] },
  configurable: true,
});
/** Who is driven when the first pad is pressed, and when the second one is. */
function driven(ids, connect = () => {}) {
  names = ids;
  pressed = [];
  const joymap = createJoymap({ autoConnect: true });
  const players = [createQueryModule(), createQueryModule()];
  for (const player of players) joymap.addModule(player);
  joymap.poll();
  connect(players);
  return [0, 1].map((index) => {
    pressed = [index];
    joymap.poll();
    const those = players.flatMap((player, n) => (player.getButton('A').pressed ? [n + 1] : []));
    return those.join('+') || 'nobody';
  });
}
const one = 'Xbox Wireless Controller (STANDARD GAMEPAD Vendor: 045e Product: 02fd)';
const other = 'DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)';
const seen = {
  'two makes': driven([one, other]).join(', '),
  'one make': driven([one, one]).join(', '),
  'one make, the second player connected by hand': driven([one, one], ([, second]) => second.connect(one)).join(', '),
};
const { version } = createRequire(import.meta.url)('joymap/package.json');
console.log(`joymap ${version}; the players whom the first pad drives, and the second one:`);
console.log('expected: 1, 2 in each case');
for (const [what, who] of Object.entries(seen)) console.log(`seen:     ${what}: ${who}`);
process.exit(Object.values(seen).join(' | ') === '1, 2 | 1, nobody | 1+2, nobody' ? 0 : 1);
FILE
node try.js
