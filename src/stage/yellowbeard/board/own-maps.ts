/** Oceans that people have drawn themselves, as far as the page knows them. */
import type { Ocean } from '../../../rules/yellowbeard/types.ts';
import type { OwnMaps, PlayableMap } from '../../screens/own-maps.ts';

interface OwnOcean {
  key: string;
  ocean: Ocean;
}

class OwnOceans implements OwnMaps {
  readonly shelf = 'captains-table/maps';
  private oceans: readonly OwnOcean[] = [];

  keyOf(fileName: string): string {
    return `own:${fileName}`;
  }

  put(maps: readonly PlayableMap[]): void {
    this.oceans = maps.map(({ key, map }) => ({ key, ocean: map as Ocean }));
  }

  all(): readonly OwnOcean[] {
    return this.oceans;
  }

  find(key: string): Ocean | undefined {
    return this.oceans.find((each) => each.key === key)?.ocean;
  }
}

export const ownMaps = new OwnOceans();
