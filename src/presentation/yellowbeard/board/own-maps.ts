/** Oceans that people have drawn themselves, as far as the page knows them. */
import { oceans } from '../../../rules/yellowbeard/map.ts';
import type { Ocean } from '../../../rules/yellowbeard/types.ts';
import type { OwnMaps, PlayableMap } from '../../screens/own-maps.ts';

interface OwnOcean {
  key: string;
  ocean: Ocean;
}

/** Number of maps of one's own that the set-up steps through. */
const steps = 5;

class OwnOceans implements OwnMaps {
  readonly shelf = 'captains-table/maps';
  private oceans: readonly OwnOcean[] = [];

  keyOf(fileName: string): string {
    return `own:${fileName}`;
  }

  put(maps: readonly PlayableMap[]): void {
    this.oceans = maps.map(({ key, map }) => ({ key, ocean: map as Ocean }));
  }

  isMany(): boolean {
    return this.oceans.length > steps;
  }

  bundled(): ReturnType<OwnMaps['bundled']> {
    return Object.entries(oceans).map(([name, map]) => ({ name, read: { map, drawn: map, errors: [], warnings: [] } }));
  }

  all(): readonly OwnOcean[] {
    return this.oceans;
  }

  find(key: string): Ocean | undefined {
    return this.oceans.find((each) => each.key === key)?.ocean;
  }
}

export const ownMaps = new OwnOceans();
