import { readMeasure } from '@platine/domain/search/measures.ts';
import { readQuantity } from '@platine/domain/search/quantity.ts';
import { fold } from '@platine/domain/search/words.ts';
import type { Mapping } from './mapping.ts';
import type { SampledColumn } from './sampleTable.ts';

type AttributeColumn = Mapping['ATTRIBUTES'][number];

/** "Voltage (V)", "Spannung [V]". */
const withUnit = /^(.+?)\s*[([]([^)\]]{1,12})[)\]]$/;

/** A column whose cells are values with one unit is a number, one with short texts a text; null for long texts and addresses. */
export function guessAttribute({ heading, cells }: SampledColumn, language: string): AttributeColumn | null {
  const [, named = heading, written] = withUnit.exec(heading) ?? [];
  const KEY = fold(named)
    .replaceAll(/[^\da-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  if (KEY === '' || cells.length === 0 || cells.some((cell) => cell.length > 120 || /^https?:/.test(cell))) return null;
  const NAME = { [language]: named };
  const UNIT = written ?? commonUnit(cells);
  const isNumber = cells.every((cell) => readQuantity(cell, UNIT) !== null);
  const isPlain = cells.every((cell) => /^-?\d+(?:[.,]\d+)?$/.test(cell));
  if (isNumber && (UNIT !== null || isPlain)) return { COLUMN: heading, KEY, NAME, UNIT, TYPE: 'NUMBER' };
  return { COLUMN: heading, KEY, NAME, UNIT: null, TYPE: 'TEXT' };
}

/** The base unit that all values have: "10 kΩ", "4,7 MΩ" are in Ω. */
function commonUnit(cells: readonly string[]): string | null {
  const units = new Set(cells.map(unitOf));
  const [unit = null] = units;
  return units.size === 1 ? unit : null;
}

function unitOf(cell: string): string | null {
  const [first = '', second = null] = cell.split(/\s+/);
  return (readMeasure(first, second) ?? readMeasure(first, null))?.unit ?? null;
}
