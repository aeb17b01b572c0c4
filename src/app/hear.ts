/** The sound files, and the deck that plays them. The only place that knows their names. */
import cuesMp3 from '../../assets/common/sound/cues.mp3?url';
import cuesWebm from '../../assets/common/sound/cues.webm?url';
import seaMp3 from '../../assets/common/sound/sea.mp3?url';
import seaWebm from '../../assets/common/sound/sea.webm?url';
import shantyMp3 from '../../assets/treasure-fleet/sound/shanty.mp3?url';
import shantyWebm from '../../assets/treasure-fleet/sound/shanty.webm?url';
import tensionMp3 from '../../assets/treasure-fleet/sound/tension.mp3?url';
import tensionWebm from '../../assets/treasure-fleet/sound/tension.webm?url';
import whistleMp3 from '../../assets/treasure-fleet/sound/whistle.mp3?url';
import whistleWebm from '../../assets/treasure-fleet/sound/whistle.webm?url';
import { howlerDeck, type SoundDeck, silentDeck } from '../stage/sound.ts';

export function openSound(): SoundDeck {
  // A page under a clock of ours is not heard: sound knows only real time.
  if (window.__manualClock) return silentDeck();
  return howlerDeck(
    {
      cues: [cuesWebm, cuesMp3],
      loops: {
        sea: [seaWebm, seaMp3],
        shanty: [shantyWebm, shantyMp3],
        tension: [tensionWebm, tensionMp3],
        whistle: [whistleWebm, whistleMp3],
      },
    },
    (trouble, detail) => console.warn(`Sound: ${trouble} ${detail}`),
  );
}
