// The smallest page that keeps the promises of src/controller/stage-hook.ts: a square that sails by the virtual clock.
const context = document.getElementById('sea').getContext('2d');
const query = new URLSearchParams(location.search);
const frame = 1000 / 60;
// One event a second.
const story = [
  'GameStarted',
  'SailingStarted',
  'VolleyStarted',
  'CardPlayed',
  'CardPlayed',
  'ShipCaptured',
  'GameEnded',
];
const start = Date.now();
let time = 0;
let draws = 0;
const work = Number(query.get('seats')) * 20_000;

function draw() {
  if (query.get('seed') === 'broken' && time > 500) throw new Error('The mast is gone.');
  draws = 0;
  const fill = (colour, ...box) => {
    context.fillStyle = colour;
    context.fillRect(...box);
    draws += 1;
  };
  fill('#0b3d5c', 0, 0, 320, 180);
  fill('#e8d9b0', ((Date.now() - start) / 10) % 320, 80, 40, 20);
  fill('#ffffff', Math.random() * 320, 40, 8, 8);
  // Work whose cost a test can recognise, done so that nobody can leave it out.
  let burned = 0;
  for (let i = 0; i < work; i++) burned += Math.sqrt(i);
  document.title = String(burned);
}

function step(ms) {
  time += ms;
  window.__setClock?.(time);
  draw();
}

const index = () => Math.floor(time / 1000);
draw();
performance.mark('first-frame');
if (query.get('seed') !== 'mute') {
  window.stage = {
    ready: Promise.resolve(),
    async advance(ms) {
      for (const end = time + ms; time < end - 0.001; ) step(Math.min(frame, end - time));
    },
    now: () => ({ event: story[index()] ?? null, at: time % 1000, step: index() }),
    async until(type, maxMs) {
      for (const end = time + maxMs; time < end; ) {
        const before = index();
        step(frame);
        if (index() !== before && story[index()] === type) return true;
        if (index() >= story.length) return false;
      }
      return false;
    },
    drawCalls: () => draws,
  };
}
