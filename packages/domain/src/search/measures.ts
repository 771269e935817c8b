import { readQuantity } from './quantity.ts';
import { fold } from './words.ts';

/** Units as a shopper types them, folded, and as the catalogue's attributes write them. */
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
  b: 'B',
  o: 'B',
  '″': '″',
};

const unitForm = new RegExp(`^([pnuµμmkMGT]?)(${Object.keys(units).join('|')})$`, 'iu');

/** A number with a prefix and no unit: 10k, 4k7, 2R2. A lone m is a metre. More digits behind the letter are a part number: 2n2222. */
const withoutUnit = /^\d+(?:[.,]\d+)?[pnuµμkKMGR]$|^\d+[pnuµμmkKMGR]\d{1,2}$/u;

/** Volts with their letter as the decimal point: 3V3. */
const voltage = /^(\d+)V(\d{1,2})$/iu;

const decimal = /^\d+[.,]\d+$/;

/** Words that count parts of a product, folded: "8 pins" is the number 8. */
const counted =
  /^-?(?:pins?|pol(?:es?|ig(?:e[rs]?)?)?|broches?|kontakte?|contacts?|positions?|ports?|channels?|kanale?|voies?)$/;

/** A number alone: its unit may follow after a blank. */
const lone = /^\d+(?:[.,]\d+)?$/;

/** A number in the base unit; the unit is null where none was written. */
export type Measure = { readonly value: number; readonly unit: string | null };

/**
 * The search term of a value in its base unit: 10 kΩ is "=10000ω", and "=10000" without a unit. It cannot equal a word, which has letters and
 * digits only.
 */
export function measureTerm({ value, unit }: Measure): string {
  return `=${Number(value.toPrecision(9))}${(unit ?? '').toLowerCase()}`;
}

/**
 * Reads a value with its prefix or unit from one word or two: "10kΩ", "100nF", "10k", "4k7", "3V3", "8-polig"; "10 kΩ", "10k Ω", "5 V", "8 pins".
 * Null when it is no value.
 */
export function readMeasure(first: string, second: string | null): Measure | null {
  if (second !== null) return lone.test(first) ? withUnit(first, second) : withUnitApart(first, second);
  if (withoutUnit.test(first) || decimal.test(first)) return measure(readQuantity(first), null);
  const volts = first.replace(voltage, '$1.$2V');
  const [, digits = '', letters = ''] = /^(\d[\d.,]*)(\D+)$/u.exec(volts) ?? [];
  return withUnit(digits, letters);
}

function withUnit(digits: string, letters: string): Measure | null {
  if (counted.test(fold(letters))) return measure(readQuantity(digits), null);
  const [, prefix = '', name = ''] = unitForm.exec(letters) ?? [];
  const unit = units[name.toLowerCase()] ?? null;
  if (unit === null || letters === 'to') return null;
  return measure(readQuantity(digits + (unit === 'B' ? `${prefix.toUpperCase()}B` : megahertz(letters)), unit), unit);
}

/** "mhz" is read as megahertz: nobody searches for millihertz. */
function megahertz(letters: string): string {
  return letters.replace(/mhz/i, 'MHz');
}

/** "10k Ω": the prefix stands with the number. */
function withUnitApart(digits: string, name: string): Measure | null {
  const unit = units[name.toLowerCase()] ?? null;
  return unit === null || !withoutUnit.test(digits) ? null : measure(readQuantity(digits), unit);
}

function measure(value: number | null, unit: string | null): Measure | null {
  return value === null ? null : { value, unit };
}

/** Splits a text at blanks and removes the punctuation around each piece. */
export function piecesOf(text: string): string[] {
  return text.split(/\s/u).flatMap((piece) => piece.replace(/^[("'„«]+|[)"'“».,;:!?]+$/gu, '') || []);
}

/** The values in a text: "10 kΩ, 5 %". */
export function measuresIn(text: string): Measure[] {
  const pieces = piecesOf(text);
  return pieces.flatMap(
    (piece, index) => readMeasure(piece, pieces[index + 1] ?? '') ?? readMeasure(piece, null) ?? [],
  );
}
