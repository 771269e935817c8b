import { read } from '../tree.ts';

const languages = ['EN', 'DE', 'FR'] as const;
type Language = (typeof languages)[number];

export type Terms = {
  /** Words that a language does not say, as docs/TERMS.md writes them: `Produkt`, `freiwillig*`. */
  readonly avoided: Readonly<Record<Language, readonly string[]>>;
  readonly exceptions: readonly { readonly where: string; readonly word: string }[];
};

/** A text that a shopper reads, and where it is kept. */
export type ShownText = { readonly where: string; readonly language: Language; readonly text: string };

/** The terms of a page with two tables: the words by language, then the exceptions. */
export function readTerms(page: string): Terms {
  const [words = '', said = ''] = page.split('\n## ');
  const rows = rowsOf(words);
  const column = (index: number) => rows.flatMap((cells) => quoted(cells[index] ?? ''));
  return {
    avoided: { EN: column(4), DE: column(5), FR: column(6) },
    exceptions: rowsOf(said).flatMap(([where = '', word = '']) => {
      const [place] = quoted(where);
      return place === undefined ? [] : quoted(word).map((one) => ({ where: place, word: one }));
    }),
  };
}

export const terms = readTerms(read('.', 'docs/TERMS.md'));

/** Each avoided word that a text says: `accountScreen.title (DE): Produkt`. */
export function avoidedIn(texts: readonly ShownText[], { avoided, exceptions }: Terms): string[] {
  const searches = languages.flatMap((language) =>
    avoided[language].map((word) => ({ language, word, pattern: patternOf(word) })),
  );
  return texts.flatMap(({ where, language, text }) =>
    searches
      .filter((search) => search.language === language && search.pattern.test(withoutNames(text)))
      .filter(({ word }) => !exceptions.some((one) => one.where === where && one.word === word))
      .map(({ word }) => `${where} (${language}): ${word}`),
  );
}

/** Exceptions of which no text makes use. */
export function needlessIn(texts: readonly ShownText[], { avoided, exceptions }: Terms): string[] {
  const found = avoidedIn(texts, { avoided, exceptions: [] });
  return exceptions
    .filter(({ where, word }) => !languages.some((language) => found.includes(`${where} (${language}): ${word}`)))
    .map(({ where, word }) => `${where}: ${word}`);
}

/** Every text within a value: of an object, of a list, at any depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The cells of each row below a table's head. */
function rowsOf(part: string): string[][] {
  const lines = part.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => line.split('|').slice(1, -1));
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

/** A text without the names of its placeholders and without soft hyphens. */
function withoutNames(text: string): string {
  return text.replaceAll('\u00AD', '').replace(/\{\s*[\w.]+/g, '{');
}

/** A space stands for a no-break one, too. */
function patternOf(word: string): RegExp {
  const ending = word.endsWith('*') ? String.raw`\p{L}*` : '';
  const letters = word.replace(/\*$/, '').replaceAll(' ', String.raw`[\s\u00A0\u202F]`);
  return new RegExp(String.raw`(?<!\p{L})${letters}${ending}(?!\p{L})`, 'iu');
}
