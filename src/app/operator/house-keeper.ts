/** Keeps the settings of the house, and tells those who follow them. */
import type { Shelf } from '../page/shelf.ts';
import { keepHouse, loadHouse } from './house-file.ts';
import { changed, type House, type SettingId } from './house-settings.ts';
import type { Value } from './kinds.ts';

export class HouseKeeper {
  /** Runs after every change. */
  onChange: (house: House) => void = () => {};
  /** True where the storage has refused the latest change. */
  unkept = false;
  private readonly shelf: Shelf | null;
  private readonly usual: House;
  private now: House;

  constructor(shelf: Shelf | null, usual: House) {
    this.shelf = shelf;
    this.usual = usual;
    this.now = loadHouse(shelf, usual);
  }

  get house(): House {
    return this.now;
  }

  change(id: SettingId, value: Value): void {
    this.take(changed(this.now, id, value));
  }

  /** Takes a whole house, which must have been checked. */
  take(house: House): void {
    this.now = house;
    this.unkept = !keepHouse(this.shelf, house);
    this.onChange(house);
  }

  /** Sets everything as it is usual on this machine. */
  reset(): void {
    this.take(this.usual);
  }
}
