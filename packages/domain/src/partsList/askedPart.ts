import { measureTerm, piecesOf, readMeasure } from '../search/measures.ts';
import type { Measure } from '../search/measures.ts';
import type { QueryPiece } from '../search/queryPieces.ts';
import { parseQuery, termPiece } from '../search/queryPieces.ts';
import type { StatedPackage } from './packages.ts';
import { isChipSize, readPackage } from './packages.ts';
import type { PartLine } from './partsList.ts';

/** A part by its value and package, as a catalogue of any maker can have it. */
export type AskedPart = {
  /** The value that names the part: 10 kΩ, 100 nF. Null where none does, as for an LM358. */
  readonly value: Measure | null;
  /** Bounds that the part must keep: at most this tolerance, at least this voltage and power. */
  readonly bounds: readonly Measure[];
  readonly package: StatedPackage;
  /** Queries of the shop's search, the strictest first. */
  readonly queries: readonly (readonly QueryPiece[])[];
};

/** Units of the values that name a part, by the letter of its designator or footprint (IEC 81346-2, KiCad's libraries). */
const familyUnits: Readonly<Record<string, string>> = { R: 'Ω', RV: 'Ω', C: 'F', CP: 'F', L: 'H', Y: 'Hz', X: 'Hz' };

const valueUnits = new Set([null, 'Ω', 'F', 'H', 'Hz']);
const boundUnits = new Set(['%', 'V', 'W']);

/** Words beside a value that say nothing of their own. */
const fillers =
  /^(?:smd|smt|tht|res|resistor|widerstand|résistance|cap|cer|capacitor|kondensator|condensateur|ind|inductor|ohms?|ω|chip|metric)$/iu;

/** The value and package that a line asks for, of its description where it has no value. Null where it says too little. */
export function askedPart(line: PartLine): AskedPart | null {
  const text = line.value === '' ? line.description : line.value;
  if (text === '') return null;
  const measured = measuresOf(text, unitOf(line));
  const stated = readPackage(line.footprint);
  const size = measured.words.find(isChipSize) ?? null;
  const packaged = stated.name === null && size !== null ? { ...stated, name: size } : stated;
  const words = measured.words.filter((word) => word !== size && !fillers.test(word));
  return {
    value: measured.value,
    bounds: measured.bounds,
    package: packaged,
    queries: queriesFor({ text, value: measured.value, words, size: packaged.name }),
  };
}

type Sought = {
  readonly text: string;
  readonly value: Measure | null;
  readonly words: readonly string[];
  readonly size: string | null;
};

function queriesFor({ text, value, words, size }: Sought): (readonly QueryPiece[])[] {
  const sized = size !== null && isChipSize(size) ? [termPiece(size)] : [];
  if (value === null) {
    const pieces = parseQuery(text.replaceAll('_', ' '));
    const unsized = pieces.filter(({ words: [word = ''] }) => !isChipSize(word));
    return pieces.length === 0 ? [] : [[...unsized, ...sized]];
  }
  const strict = [termPiece(measureTerm(value)), ...sized];
  const worded = parseQuery(words.join(' '));
  return worded.length === 0 ? [strict] : [[...strict, ...worded], strict];
}

/** The unit that the designators, or else the footprint, let a value have. */
function unitOf({ references: [reference = ''], footprint }: PartLine): string | null {
  const letters = /^([A-Z]{1,2})\d/i.exec(reference)?.[1] ?? /(?:^|:)([A-Z]{1,2})_/.exec(footprint)?.[1] ?? '';
  return familyUnits[letters.toUpperCase()] ?? null;
}

type Measured = {
  readonly value: Measure | null;
  readonly bounds: readonly Measure[];
  readonly words: readonly string[];
};

function measuresOf(text: string, unit: string | null): Measured {
  const pieces = piecesOf(withPlainUnits(text));
  const bounds: Measure[] = [];
  const words: string[] = [];
  let value: Measure | null = null;
  for (let index = 0; index < pieces.length; index += 1) {
    const { measure, pieces: length } = measureAt(pieces, index, unit);
    const named: Measure | null = measure === null || value !== null ? null : asValue(measure, unit);
    if (measure !== null && isBound(measure)) bounds.push(measure);
    else if (named !== null) value = named;
    else words.push(pieces[index] ?? '');
    index += length - 1;
  }
  return { value, bounds, words };
}

/** The measure that begins at a piece of the text, and how many pieces it takes: "10k" one, "10 kΩ" two. */
function measureAt(pieces: readonly string[], index: number, unit: string | null): MeasureAt {
  const piece = pieces[index] ?? '';
  const double = readMeasure(piece, pieces[index + 1] ?? '');
  if (double !== null) return { measure: double, pieces: 2 };
  return { measure: readMeasure(piece, null) ?? lone(piece, unit), pieces: 1 };
}

type MeasureAt = { readonly measure: Measure | null; readonly pieces: number };

function isBound({ unit }: Measure): boolean {
  return unit !== null && boundUnits.has(unit);
}

/** Resistors are often written without a unit: 220. A size is none. */
function lone(piece: string, unit: string | null): Measure | null {
  return unit === 'Ω' && /^\d+(?:[.,]\d+)?$/.test(piece) && !isChipSize(piece)
    ? { value: Number(piece.replace(',', '.')), unit }
    : null;
}

/** A measure as the value of a part whose values have this unit; null for one of another unit. */
function asValue(measure: Measure, unit: string | null): Measure | null {
  if (!valueUnits.has(measure.unit)) return null;
  const fitting = unit === null || measure.unit === null || measure.unit === unit;
  return fitting ? { ...measure, unit: measure.unit ?? unit } : null;
}

/** Distributors write "1/8W" and "0.1UF", board editors "10k/1%" and "100n_50V". */
function withPlainUnits(text: string): string {
  return text
    .replaceAll(/(\d)\/(\d+)\s*W\b/gi, (_, one: string, two: string) => `${Number(one) / Number(two)}W`)
    .replaceAll(/\d[UNP][FH]\b/g, (found) => found.slice(0, 1) + found.slice(1, 2).toLowerCase() + found.slice(2))
    .replaceAll(/[/_±;]|,(?=\s)/g, ' ');
}
