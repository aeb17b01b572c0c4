/**
 * What is at stake in a cut of the reel: said of every committed cut, in both languages, from what the room knows, in one line
 * within the frame that lies on no call, on every shape of window.
 */
import { beforeAll, expect, it } from 'vitest';
import { toldAtEnds } from '../../src/controller/told.ts';
import { emblems } from '../../src/presentation/captains.ts';
import { fetchGame, staged, stagedGames } from '../../src/presentation/index.ts';
import { attractScreen } from '../../src/presentation/screens/attract.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { storyOfClip } from '../../src/tools/reel/played.ts';
import { speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { cutLists } from '../cut-lists.ts';

const names = emblems.map(({ name }) => name);

beforeAll(async () => {
  for (const game of Object.keys(stagedGames)) await fetchGame(game);
});

it.each(languages)('stands in a line of its own on every shape, in $title', async (spoken) => {
  await speak(spoken);
  for (const [id, { cuts }] of Object.entries(cutLists)) {
    const { script, stake, title, form, demo } = { ...stagedGames[id], ...staged(id) };
    const lines = new Set<string>();
    for (const { from, clip } of cuts) {
      const view = toldAtEnds(script, storyOfClip(clip, names))[from];
      const text = stake?.(view) ?? '';
      expect(text, id).not.toBe('');
      lines.add(text);
      for (const frame of Object.values(frames)) {
        const seats = clip.levels.length;
        const caption = script.layout(view, names, frame).get('caption');
        if (!caption) throw new Error(`${id} has no caption.`);
        const call = demo?.callAt?.(seats, frame);
        const { placements } = attractScreen({
          ...{ shown: { title, counts: form.counts }, seconds: 20, left: 1, games: 4, captains: [1, 8], call, frame },
          stake: { text, caption },
        });
        const words = placements.find(({ props }) => props.text === text);
        const sheets = placements.filter(({ kind, props }) => kind === 'sheet' && Number(props.h) > 60);
        const line = sheets.find(({ props }) => props.frame === 'pill-sea');
        if (!words || !line) throw new Error(`${id}: ${text} is not drawn.`);
        expect(words.props.size).toBe(44);
        const [w, h] = [Number(line.props.w), Number(line.props.h)];
        const what = `${id}, ${seats}, ${frame.shape}: ${text}`;
        expect(line.x, what).toBeGreaterThanOrEqual(0);
        expect(line.x + w, what).toBeLessThanOrEqual(frame.width);
        expect(line.y, what).toBeGreaterThanOrEqual(0);
        expect(line.y + h, what).toBeLessThanOrEqual(frame.height);
        for (const { x, y, props } of sheets.filter((each) => each !== line)) {
          const apart = Math.max(
            x - line.x - w,
            line.x - x - Number(props.w),
            y - line.y - h,
            line.y - y - Number(props.h),
          );
          expect(apart, what).toBeGreaterThanOrEqual(0);
        }
      }
    }
    // It says how things stand, and not the same of every cut.
    expect(lines.size, id).toBeGreaterThan(1);
  }
  await speak(languages[0]);
});
