/** The line that says why something cannot be done, or what people should know, over whatever screen there is. */
import type { Screen } from './sketch.ts';

/** Gives the answer of a closed button in focus to a press, if the screen does not show it already. */
export function reasonUnsaid({ placements, targets }: Screen, focus: string | null): string | undefined {
  const refusal = targets.find(({ id }) => id === focus)?.refusal;
  const button = placements.some(({ id, kind }) => id === focus && kind === 'button');
  const said = placements.some(({ props }) => props.text === refusal);
  return button && !said ? refusal : undefined;
}

interface Said {
  sentence: string | undefined;
  /** True for news, which are no refusal. */
  isNews: boolean;
}

export function refusalPill({ sentence, isNews }: Said, { refusalAt, frame }: Screen): Screen['placements'] {
  if (!sentence) return [];
  const width = frame?.width ?? 1920;
  const y = refusalAt ?? (frame ? frame.height * 0.633 : 684);
  const long = sentence.length * 17;
  const most = Math.min(1500, width - 100) - 120;
  // A sentence too long for one line breaks in two.
  const lines = long > most ? 2 : 1;
  const [w, h] = [120 + Math.min(most, lines === 1 ? long : 0.52 * long), lines === 1 ? 64 : 104];
  const rest = { scale: 1, angle: 0, alpha: 1, layer: 'hud' as const };
  return [
    {
      ...rest,
      id: 'refusal:pill',
      kind: 'sheet',
      x: width / 2 - w / 2,
      y: y - h / 2,
      depth: 950,
      props: { frame: isNews ? 'pill-sea' : 'pill-danger', w, h },
    },
    {
      ...rest,
      id: 'refusal:words',
      kind: 'words',
      x: width / 2,
      y,
      depth: 951,
      props: {
        role: 'pill',
        text: sentence,
        align: 0.5,
        maxWidth: w - 60,
        lines,
        ...(!isNews && { color: '#8E1A14' }),
      },
    },
  ];
}
