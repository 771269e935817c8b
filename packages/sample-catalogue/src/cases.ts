import { value } from './part.ts';

/** Nominal length and width in mm of chips by their size in hundredths of an inch (EIA). */
const chips = {
  '0402': [1, 0.5],
  '0603': [1.6, 0.8],
  '0805': [2, 1.25],
  '1206': [3.2, 1.6],
} as const;

const metres = (millimetres: number) => Number(`${millimetres}e-3`);

/** A body's length, width and height in mm. */
export const boxOf = (length: number, width: number, height?: number) => [
  value('length', metres(length)),
  value('width', metres(width)),
  ...(height === undefined ? [] : [value('height', metres(height))]),
];

/** A round body's diameter and length in mm. */
export const rodOf = (diameter: number, length: number) => [
  value('diameter', metres(diameter)),
  value('length', metres(length)),
];

export function chipOf(size: keyof typeof chips) {
  const [length, width] = chips[size];
  return boxOf(length, width);
}
