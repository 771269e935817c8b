import { referencesIn } from '../partsList/references.ts';

/** Characters of a note: what fits on the label of a bag. */
export const longestNote = 200;

/** Stands for the references that a note has no room for. */
const more = '…';

/** The customer's note of a line, made of a parts list's designators or words; '' for none. Runs of designators become ranges: "C3–C6, C9". */
export function noteOf(references: readonly string[]): string {
  const entries = references
    .flatMap((text) => text.split(/[,;\n]+/))
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim());
  const parts = [
    ...new Set(entries.filter((entry) => entry !== '').flatMap((entry) => referencesIn(entry) ?? [entry])),
  ];
  return withinBounds(inRanges(parts.filter((part) => part !== more)), parts.includes(more));
}

/** The note of lines that become one: the references of all, each once. */
export function joinedNote(notes: readonly (string | undefined)[]): string {
  return noteOf(notes.map((note) => note ?? ''));
}

/** The notes of positions by product, joined where a product stands more than once; products without a note are left out. */
export function notesBySku(positions: readonly { readonly sku: number; readonly note?: string | undefined }[]) {
  const notes = new Map<number, string>();
  for (const { sku, note } of positions) {
    const joined = joinedNote([notes.get(sku), note]);
    if (joined !== '') notes.set(sku, joined);
  }
  return notes;
}

type Designator = { readonly letters: string; readonly number: number };

function designatorOf(part: string | undefined): Designator | null {
  const [, letters = '', digits = ''] = /^([A-Z]{1,5}_?)([1-9]\d{0,4})$/i.exec(part ?? '') ?? [];
  return letters === '' ? null : { letters, number: Number(digits) };
}

/** Three designators in a row, or more, are a range. Words keep their place after the designators. */
function inRanges(parts: readonly string[]): string[] {
  const sorted = parts.toSorted(byDesignator);
  const shown: string[] = [];
  for (let first = 0; first < sorted.length;) {
    let last = first;
    while (follows(sorted[last], sorted[last + 1])) last += 1;
    const run = sorted.slice(first, last + 1);
    shown.push(...(run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run));
    first = last + 1;
  }
  return shown;
}

function byDesignator(one: string, other: string): number {
  const [a, b] = [designatorOf(one), designatorOf(other)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.letters.localeCompare(b.letters) || a.number - b.number;
}

function follows(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [designatorOf(one), designatorOf(other)];
  return a !== null && b !== null && a.letters === b.letters && b.number === a.number + 1;
}

/** Whole entries only; a single one that is too long is cut. */
function withinBounds(entries: readonly string[], cut: boolean): string {
  const all = [...entries, ...(cut ? [more] : [])].join(', ');
  if (all.length <= longestNote) return all;
  const ends = entries.map((_, index) => entries.slice(0, index + 1).join(', ').length);
  const fitting = ends.filter((end) => end + more.length + 2 <= longestNote).length;
  if (fitting === 0) return `${all.slice(0, longestNote - 1).trimEnd()}${more}`;
  return [...entries.slice(0, fitting), more].join(', ');
}
