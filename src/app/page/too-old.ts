/**
 * The page's first script, for browsers that cannot run any other: says why the table does not open. The build makes a
 * classic script of it in an older language, and puts the sentences in.
 */
declare const sentences: Record<string, { tooOld: string; notFetched: string }>;
const all = sentences;

/** A script that did not come is no fault of the browser. */
let missing = false;
window.addEventListener(
  'error',
  (event) => {
    if ((event.target as Element).nodeName === 'SCRIPT') missing = true;
  },
  true,
);

// The other scripts have run by now, where this browser can run them: main.ts says so.
window.addEventListener('load', () => {
  if (document.documentElement.getAttribute('data-runs')) return;
  const box = document.getElementById('notice')!;
  const said = all[navigator.language.slice(0, 2)] || all.en;
  box.textContent = missing ? said.notFetched : said.tooOld;
  box.setAttribute('data-alone', 'true');
  box.removeAttribute('hidden');
});
