import { readQuantity } from './quantity.ts';

/** Units that a shopper types, folded, and as the catalogue's attributes write them. */
const units: Readonly<Record<string, string>> = {
  ω: 'Ω',
  ohm: 'Ω',
  ohms: 'Ω',
  f: 'F',
  h: 'H',
  v: 'V',
  a: 'A',
  w: 'W',
  hz: 'Hz',
  m: 'm',
  ah: 'Ah',
  wh: 'Wh',
  va: 'VA',
  cd: 'cd',
  lm: 'lm',
  g: 'g',
  db: 'dB',
  n: 'N',
  '%': '%',
  '°c': '°C',
};

const unitForm = new RegExp(`^([pnuµμmkMGT]?)(${Object.keys(units).join('|')})$`, 'iu');

/** A number with a prefix alone: 10k, 4k7, 2R2. A lone m is a metre. */
const withoutUnit = /^\d+(?:[.,]\d+)?[pnuµμkKMGR]$|^\d+[pnuµμmkKMGR]\d+$/u;

/** A lone number: its unit may follow after a blank. */
const lone = /^\d+(?:[.,]\d+)?$/;

/** A number in the base unit; the unit is null where none was written. */
export type Measure = { readonly value: number; readonly unit: string | null };

/**
 * The name under which a value is kept for the search, in the base unit: 10 kΩ is "=10000ω", and "=10000" for who leaves the unit away.
 * No word begins like it, since words are letters and digits.
 */
export function measureTerm({ value, unit }: Measure): string {
  return `=${Number(value.toPrecision(9))}${(unit ?? '').toLowerCase()}`;
}

/** A value with its prefix or unit in one word or in two: "10kΩ", "100nF", "10k", "4k7"; "10 kΩ", "5 V". Null for what is none. */
export function readMeasure(first: string, second: string | null): Measure | null {
  if (second !== null) return lone.test(first) ? withUnit(first, second) : null;
  if (withoutUnit.test(first)) return measure(readQuantity(first), null);
  const [, digits = '', letters = ''] = /^(\d[\d.,]*)(\D+)$/u.exec(first) ?? [];
  return withUnit(digits, letters);
}

function withUnit(digits: string, letters: string): Measure | null {
  const [, , name = ''] = unitForm.exec(letters) ?? [];
  const unit = units[name.toLowerCase()] ?? null;
  // Nobody means millihertz.
  return unit === null ? null : measure(readQuantity(digits + letters.replace(/^m(?=hz$)/i, 'M'), unit), unit);
}

function measure(value: number | null, unit: string | null): Measure | null {
  return value === null ? null : { value, unit };
}

/** The pieces of a text between blanks, without the punctuation around them. */
export function piecesOf(text: string): string[] {
  return text.split(/\s+/u).flatMap((piece) => piece.replace(/^[("'„«]+|[)"'“».,;:!?]+$/gu, '') || []);
}

/** The values in a text: "10 kΩ, 5 %". */
export function measuresIn(text: string): Measure[] {
  const pieces = piecesOf(text);
  return pieces.flatMap(
    (piece, index) => readMeasure(piece, null) ?? readMeasure(piece, pieces[index + 1] ?? '') ?? [],
  );
}
