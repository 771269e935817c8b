import { readMeasure } from '../search/measures.ts';
import { isChipSize } from './packages.ts';
import { piecesIn } from './pieces.ts';
import { referencesIn } from './references.ts';

/** A line that was typed, without columns. */
export type FreeLine = {
  /** Null where no quantity stands. */
  readonly pieces: number | null;
  readonly references: readonly string[];
  /** The rest, which names the part. */
  readonly part: string;
};

const times = '(?:x|×|\\*|pcs?\\.?|pieces?|stk\\.?|stück|st\\.|pièces?)';
const before = new RegExp(`^(\\d{1,6})\\s*${times}\\s+(?=\\S)`, 'iu');
const behind = new RegExp(`[\\s,;\\t]+(?:(?:x|×|\\*)\\s*(\\d{1,6})|(\\d{1,6})\\s*${times})$`, 'iu');

/** Letters of designators in use. With others, such as LM358, a line begins with a part. */
const letters = '(?:R|RN|RV|VR|C|L|FB|D|LED|Q|T|U|IC|J|JP|P|CN|CON|K|F|X|Y|SW|S|TP|BT|LS|MK|M|H|A)';
const designator = `${letters}\\d{1,3}(?:\\s*(?:[-–—]|\\.\\.)\\s*(?:${letters})?\\d{1,3})?`;

/** Designators with which a line may begin. */
const leading = new RegExp(`^(?:${designator}\\s*[,;:\\s]\\s*)+`, 'i');

/**
 * Reads a typed line: "R1-R4, R7 10k 0805", "10 x 1012345", "RC0805FR-0710KL; 100", "LM358N 5 pcs". A number beside the part is the quantity, unless
 * it is a size (0805), begins a value (10 kΩ), or is all there is.
 */
export function readFreeLine(text: string): FreeLine {
  const { pieces, rest } = withTimes(text.trim());
  const named = withReferences(rest);
  if (pieces !== null) return { pieces, references: named.references, part: tidy(named.rest) };
  // Beside designators a lone number is a value: "R1 220 0805".
  const read = inCells(named.rest) ?? (named.references.length === 0 ? inWords(named.rest) : null);
  return { pieces: null, part: tidy(named.rest), ...read, references: named.references };
}

/** A number that says itself that it counts: "10 x", "10 pcs". */
function withTimes(text: string): { readonly pieces: number | null; readonly rest: string } {
  const found = before.exec(text) ?? behind.exec(text);
  const digits = found?.[1] ?? found?.[2];
  if (found === null || digits === undefined) return { pieces: null, rest: text };
  return { pieces: Number(digits), rest: text.replace(found[0], ' ').trim() };
}

function withReferences(text: string): { readonly references: readonly string[]; readonly rest: string } {
  const stated = leading.exec(text)?.[0] ?? '';
  const rest = text.slice(stated.length).trim();
  const references = rest === '' ? null : referencesIn(stated.replaceAll(':', ' '));
  return references === null ? { references: [], rest: text } : { references, rest };
}

/** Cells are parted by what no value has in it; a comma between digits is a decimal one, unless a whole number follows it. */
const parts = /\s*[\t;|]\s*|\s*,\s+|,(?=\d+$)|(?<=\D),(?=\S)|(?<=\d{5}),(?=\d)/u;

/** Fewer characters before a number are a part of the name: 1N 4148. */
const shortestPart = 3;

type Counted = Pick<FreeLine, 'pieces' | 'part'>;

function inCells(text: string): Counted | null {
  const cells = text.split(parts).filter((cell) => cell !== '');
  const place = cells.length > 1 ? placeOfPieces(cells) : -1;
  if (place < 0) return null;
  return { pieces: piecesIn(cells[place] ?? ''), part: tidy(cells.filter((_, index) => index !== place).join(' ')) };
}

function inWords(text: string): Counted | null {
  const words = text.split(/\s+/);
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length > 1 && isCount(first) && readMeasure(first, second) === null)
    return { pieces: Number(first), part: tidy(words.slice(1).join(' ')) };
  const rest = tidy(words.slice(0, -1).join(' '));
  return isCount(last) && rest.length >= shortestPart ? { pieces: Number(last), part: rest } : null;
}

/** Of two whole numbers the longer one is the number of the part; of two alike, the first. */
function placeOfPieces(cells: readonly string[]): number {
  const counts = cells.flatMap((cell, index) => (isCount(cell) ? [index] : []));
  if (counts.length < 2) return counts[0] ?? -1;
  const digits = (index: number) => (cells[index] ?? '').length;
  return counts.reduceRight((best, index) => (digits(index) < digits(best) ? index : best));
}

/** The shop's own numbers have six digits and more; amounts begin with no 0. */
function isCount(word: string): boolean {
  return /^[1-9]\d{0,4}$/.test(word) && !isChipSize(word);
}

function tidy(text: string): string {
  return text.replaceAll(/[\s;|]+/g, ' ').replaceAll(/^[\s,:]+|[\s,:]+$/g, '');
}
