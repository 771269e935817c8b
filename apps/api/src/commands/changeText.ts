import { documentLanguages } from '@platine/domain/desk/productDocuments.ts';
import type { EditedFact } from '@platine/domain/desk/productEdit.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { actLine } from './printed.ts';

/** Said of every change that an import can undo. */
export const overwriteText =
  'The next import takes the facts of its files again, and says which it overwrites: enter the change there, too.';

/** The import's reason against a change, after "Nothing was changed: …". */
export const lineText = (reason: string) => `the import would refuse it: ${reason}. Correct it and try again.`;

type Logged = { readonly at: string; readonly by: string; readonly why: string; readonly overwritten: boolean };

/** A change by hand: when, who, what, and why. */
export function loggedText({ at, overwritten, ...logged }: Logged, what: string): string {
  return `${actLine({ at: new Date(at), ...logged }, what)}${overwritten ? '; an import has overwritten it' : ''}`;
}

export function factText({ field, before, after }: EditedFact): string {
  return `${field} ${short(before)} → ${short(after)}`;
}

/** Characters of a text of which only the beginning is needed to know it again. */
const longestShort = 60;

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line === '') return '–';
  return line.length > longestShort ? `${line.slice(0, longestShort)}…` : line;
}

/** Texts with their languages, each in quotation marks: EN "Red" DE "Rot". */
export function quotedTexts(texts: LocalizedText): string {
  return documentLanguages
    .map((language) => [language, texts[language] ?? ''] as const)
    .filter(([, text]) => text !== '')
    .map(([language, text]) => `${language} "${text}"`)
    .join(' ');
}
