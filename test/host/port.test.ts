/** The four ports: each has a list of its methods that the compiler holds against its interface. */
import { describe, expect, it } from 'vitest';
import {
  archiveMethods,
  hostMethods,
  type Methods,
  mapsMethods,
  officeMethods,
  type PlacePort,
  placeMethods,
} from '../../src/host/port.ts';
import { Desk } from './desk.ts';

const lists = { officeMethods, placeMethods, archiveMethods, mapsMethods };

describe('the lists of methods', () => {
  it('name every method of the host, each in one list', () => {
    const names = Object.values(lists).flatMap((list) => Object.keys(list));
    expect(new Set(names).size).toBe(names.length);
    expect(names.toSorted()).toEqual(Object.keys(hostMethods).toSorted());
    const desk = new Desk(() => '0123456789abcdef0123456789abcdef') as unknown as Record<string, unknown>;
    for (const name of names) expect(typeof desk[name], name).toBe('function');
  });

  it('are refused by the compiler when a name is missing or foreign', () => {
    const { undo, ...rest } = placeMethods;
    // @ts-expect-error: `undo` is missing
    const short: Methods<PlacePort> = rest;
    // @ts-expect-error: `readMap` belongs to another port
    const long: Methods<PlacePort> = { ...placeMethods, readMap: { again: true } };
    const whole: Methods<PlacePort> = { ...rest, undo };
    expect([short, whole, long].map((list) => Object.keys(list).length)).toEqual([9, 10, 11]);
  });
});
