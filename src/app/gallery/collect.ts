/** Finds one of every kind of event in demo games that the host plays for nobody. */
import type { Script } from '../../controller/room.ts';
import { settled } from '../../controller/told.ts';
import type { DemoRequest, OfficePort, PlacePort, Said } from '../../host/port.ts';
import type { GameSamples, Scene } from '../../presentation/game-samples.ts';

type Told = Script<object, { type: string }>;

/** Calls `found` for every event of the game, with what was known before and after it. */
export async function watchGame(
  host: OfficePort & PlacePort,
  script: Told,
  request: DemoRequest,
  found: (scene: Scene) => void,
): Promise<void> {
  const opened = await host.openDemo(request);
  if (!opened.ok) throw new Error(opened.refused.code);
  let before = script.blank(opened.told.view);
  for (let said: Said = opened.told; said.said === 'told'; said = await host.next()) {
    for (const event of said.events) {
      const after = script.tell(before, event);
      found({ event, before, after });
      before = after;
    }
    before = settled(script, before);
  }
}

/** Makes scenes out of those of one game that was watched from its first event to its last. */
export function arranged({ arranged: ways = [] }: GameSamples, script: Told, seen: readonly Scene[]): Scene[] {
  return ways
    .flatMap((way) => way(seen))
    .map(({ before, event }) => ({ before, event, after: script.tell(before, event) }));
}
