/** The order of a gamepad that no browser knows, as people have taught it by a few presses, and its way to the standard order. */

import { lessons, type PadLesson } from '../../presentation/hands/pad-lessons.ts';
import type { Direction } from '../../presentation/hands/picker.ts';
import { ofCross } from './pad-places.ts';
import type { PadState } from './pad-shape.ts';

/** An axis that goes from its rest to this value and on, or one that says this very value, as a hat does. */
export type AxisControl = { axis: number; rest: number; to: number; exact?: true };
export type Control = { button: number } | AxisControl;

export type Taught = { readonly [K in PadLesson]?: Control };

/** Least way of an axis that counts as its whole way: whoever teaches may push a stick half. */
const leastWay = 0.7;
/** Share of that way from which something is pressed that is no button. */
const pressedFrom = 0.5;
/** Least and greatest distance from up to right on a hat, which are two of eight steps, or one of four. */
const hatTurn = { least: 0.1, most: 0.9 };
/** Distance from a value of a hat within which it says that. */
const near = 0.05;
/** Place on the standard gamepad of the last button that is no d-pad. */
const lastPlace = 11;

export const isButton = (control: Control | undefined): control is { button: number } =>
  control !== undefined && 'button' in control;

/** Tells what has to be taught after this; null when the rest follows. */
export function nextLesson(taught: Taught, { buttons }: Pick<PadState, 'buttons'>): PadLesson | null {
  const { up, right } = taught;
  const isNeedless: Partial<Record<PadLesson, boolean>> = {
    down: !isButton(up) || isInOrder(taught) || buttons.length < lessons.length,
    left: !isButton(right) || isInOrder(taught) || buttons.length < lessons.length,
  };
  return lessons.find((lesson) => !taught[lesson] && !isNeedless[lesson]) ?? null;
}

/** Tells whether this control has no meaning yet, so that it can be taught one. */
export function isFree(taught: Taught, control: Control): boolean {
  if (!taught.right && turnOf(taught.up, control) !== null) return true;
  return !Object.values(taught).some((other) =>
    isButton(other)
      ? isButton(control) && control.button === other.button
      : other.axis === (control as AxisControl).axis,
  );
}

/** Adds what follows from what was taught: the other ends of axes, the other steps of a hat. */
export function withRest(taught: Taught): Taught {
  const { up, right } = taught;
  const turn = turnOf(up, right);
  if (turn !== null) {
    const { to, ...hat } = up as AxisControl;
    const at = (quarters: number): Control => ({ ...hat, to: around(to + quarters * turn, 4 * turn), exact: true });
    return { ...taught, up: at(0), right: at(1), down: at(2), left: at(3) };
  }
  const inOrder = (by: number) => (isButton(up) && isInOrder(taught) ? { button: up.button + by } : null);
  const down = inOrder(1) ?? mirrored(up);
  const left = inOrder(2) ?? mirrored(right);
  return { ...taught, ...(down && { down }), ...(left && { left }) };
}

/** Tells whether the buttons of a d-pad come in the order of Linux and of the standard gamepad: up, down, left, right. */
function isInOrder({ up, right }: Taught): boolean {
  return isButton(up) && isButton(right) && right.button - up.button === 3;
}

const mirrored = (control: Control | undefined): AxisControl | null =>
  !control || isButton(control) ? null : { ...control, to: 2 * control.rest - control.to };

/** Gives the way from up to right where both are steps of one hat; null where they are not. */
function turnOf(up: Control | undefined, right: Control | undefined): number | null {
  if (!up || !right || isButton(up) || isButton(right) || up.axis !== right.axis) return null;
  const turn = right.to - up.to;
  return Math.abs(turn) > hatTurn.least && Math.abs(turn) < hatTurn.most ? turn : null;
}

const around = (value: number, whole: number): number =>
  Math.abs(value) > 1 + near ? value - Math.sign(value) * Math.abs(whole) : value;

/**
 * Gives what brings such a pad into the standard order. What it has besides comes behind that, where it means nothing: who does
 * something there holds a pad that was taught wrong.
 */
export function inStandardOrder(learnt: Taught): (pad: PadState) => PadState {
  const controls = Object.values(learnt);
  const isStick = [learnt.up, learnt.right].every((each) => !isButton(each) && !each?.exact);
  const used = new Set(controls.map((each) => (isButton(each) ? -1 : each.axis)));
  let held: Direction | null = null;
  return ({ axes, buttons }) => {
    const way = (lesson: PadLesson) => wayOf(learnt[lesson], axes, buttons);
    const ordered = Array.from({ length: 17 }, () => ({ pressed: false, value: 0 }));
    for (const [number, place] of placesOf(learnt, buttons.length)) {
      const { pressed, value = 0 } = buttons[number];
      ordered[place ?? ordered.length] = { pressed, value };
    }
    const press = (place: number) => {
      ordered[place] = { pressed: true, value: 1 };
    };
    if (!isButton(learnt.choose) && way('choose') >= pressedFrom) press(0);
    const pointed = directions.filter((direction) => way(direction) >= pressedFrom);
    // Between two steps of a hat it goes on to point to the one before.
    const isBetween = pointed.length === 0 && learnt.up && !isButton(learnt.up) && isOff(learnt.up, axes);
    held = isBetween ? held : (pointed[0] ?? null);
    if (!isStick) for (const direction of isBetween && held ? [held] : pointed) press(ofCross[direction]);
    const free = (axis: number) => (used.has(axis) ? 0 : (axes[axis] ?? 0));
    const stick = isStick ? [way('right'), -way('up')] : [free(0), free(1)];
    const others = axes.filter((_, axis) => !used.has(axis) && (isStick || axis > 1));
    return { mapping: 'learnt', axes: [...stick, ...others], buttons: ordered };
  };
}

const directions = Object.keys(ofCross) as Direction[];

/** Gives how far this control is pressed, mostly from -1 to 1. */
function wayOf(control: Control | undefined, axes: readonly number[], buttons: PadState['buttons']): number {
  if (!control) return 0;
  if (isButton(control)) return buttons[control.button]?.pressed ? 1 : 0;
  const { axis, rest, to, exact } = control;
  const value = axes[axis] ?? rest;
  if (exact) return Math.abs(value - to) < near ? 1 : 0;
  return Math.max(-1, Math.min(1, ((value - rest) * Math.sign(to - rest)) / Math.max(leastWay, Math.abs(to - rest))));
}

/** Tells whether a hat says something else than that nobody presses it. */
const isOff = ({ axis, rest, exact }: AxisControl, axes: readonly number[]): boolean => {
  const value = axes[axis] ?? rest;
  return exact === true && Math.abs(value - rest) >= near && Math.abs(value) <= 1 + near;
};

/** Lists the buttons that are no directions, with their places on the standard gamepad; null where they have none. */
function placesOf(learnt: Taught, count: number): [number: number, place: number | null][] {
  const { choose, ...pointing } = learnt;
  const chooses = isButton(choose) ? choose.button : -1;
  const points = new Set(Object.values(pointing).map((each) => (isButton(each) ? each.button : -1)));
  const numbers = Array.from({ length: count }, (_, number) => number).filter((number) => !points.has(number));
  const back = [1, ...numbers].find((number) => numbers.includes(number) && number !== chooses);
  return numbers.map((number) => {
    if (number === chooses) return [number, 0];
    if (number === back) return [number, 1];
    // The button whose place was taken has the place of the one that took it.
    const place = number === 0 ? chooses : number;
    return [number, place > 1 && place <= lastPlace ? place : null];
  });
}
