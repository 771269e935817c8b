import type { Validator } from './codes.ts';

/** Text as it is compared and kept: composed letters, no blanks around (D16). */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').trim();
}

/** The same for one line: a run of blanks, tabs or line ends is one blank, so that no line end reaches a mail's header. */
export function normaliseLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Characters as people count them, not UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Bounds in characters, both included. */
export type Bounds = { readonly minimum: number; readonly maximum: number };

/** A required text within bounds. The pattern is for the whole text; null: anything goes. */
export function boundedText({ minimum, maximum }: Bounds, pattern: RegExp | null): Validator {
  return (text) => {
    if (text === '') return 'REQUIRED';
    if (lengthOf(text) < minimum) return 'TOO_SHORT';
    if (lengthOf(text) > maximum) return 'TOO_LONG';
    return pattern === null || pattern.test(text) ? null : 'CHARACTERS';
  };
}
