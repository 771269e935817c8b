import { fold } from '@platine/domain/search/words.ts';
import { documentWords } from '../documentWords.data.ts';
import { guessAttribute } from './guessAttribute.ts';
import {
  cellForms,
  fieldHeadings,
  languageEnding,
  languageWords,
  listHeadings,
  netPrice,
  textHeadings,
  vatInHeading,
  warningHeadings,
} from './headings.data.ts';
import { unknownKind } from './kindOfRow.ts';
import type { Mapping, PriceColumn } from './mapping.ts';
import type { SampledColumn, TableSample } from './sampleTable.ts';

export type Guess = {
  readonly map: Mapping;
  /** Headings of columns that nothing is made of. */
  readonly unused: readonly string[];
  /** Assumptions that a person should look at, as sentences. */
  readonly assumed: readonly string[];
};

/** Guesses how a table is to be read, by its headings in English, German and French and by the first cells. */
export function guessMapping({ form, columns }: TableSample): Guess {
  const left = new Map(columns.map((column) => [column.heading, column]));
  const take = (fits: (column: SampledColumn, heading: string) => boolean) => {
    const taken = [...left.values()].filter((column) => fits(column, fold(column.heading)));
    for (const { heading } of taken) left.delete(heading);
    return taken;
  };
  const language = languageOf(columns);
  const NAME = textsOf(
    take((_, heading) => textHeadings.NAME.test(heading)),
    language,
  );
  const DESCRIPTION = textsOf(
    take((_, heading) => textHeadings.DESCRIPTION.test(heading)),
    language,
  );
  const pictures = take((_, heading) => listHeadings.PICTURE.test(heading));
  const DOCUMENTS = documentsOf(take);
  const WARNINGS = warningsOf(take, language);
  const categories = take((_, heading) => listHeadings.CATEGORY.test(heading));
  const COLUMNS = fieldsOf(take);
  const prices = take((_, heading) => listHeadings.PRICE.test(heading));
  const amounts = take((_, heading) => listHeadings.BREAK_AMOUNT.test(heading));
  const attributes = [...left.values()].flatMap((column) => guessAttribute(column, language) ?? []);
  for (const { COLUMN } of attributes) left.delete(COLUMN);
  const vat = vatOf(prices);
  const map: Mapping = {
    VERSION: 1,
    FORMAT: form.format,
    ENCODING: form.format === 'CSV' ? form.encoding : 'utf-8',
    SEPARATOR: form.format === 'CSV' ? form.separator : ';',
    SHEET: null,
    DECIMAL: decimalOf(prices, language),
    LANGUAGE: language,
    VAT_PERCENT: vat.percent,
    WEIGHT_UNIT: /(?:^|[^a-z])kg|kilo/.test(fold(COLUMNS.WEIGHT ?? '')) ? 'kg' : 'g',
    COLUMNS,
    NAME,
    DESCRIPTION,
    WARNINGS,
    PRICES: priceColumns(prices, amounts),
    CATEGORIES: { COLUMNS: headings(categories), SEPARATOR: separatorOf(categories, ['>', '|', '/', '::']) },
    PICTURES: { COLUMNS: headings(pictures), SEPARATOR: separatorOf(pictures, ['|', ';', ',', ' ']), BASE: '' },
    DOCUMENTS,
    ATTRIBUTES: attributes,
    DEFAULTS: { MANUFACTURER: 'Unknown', TIME_FRAME: 20, KIND: unknownKind },
  };
  return { map, unused: [...left.keys()], assumed: vat.assumed };
}

type Take = (fits: (column: SampledColumn, heading: string) => boolean) => SampledColumn[];

function documentsOf(take: Take): Mapping['DOCUMENTS'] {
  return documentWords.flatMap(([DOCUMENT_KIND, form]) =>
    take((_, heading) => form.test(heading)).map(({ heading }) => ({ COLUMN: heading, DOCUMENT_KIND })),
  );
}

/** Undefined where a table has none. */
function warningsOf(take: Take, language: 'EN' | 'DE' | 'FR'): Mapping['WARNINGS'] {
  const warnings = take((_, heading) => warningHeadings.test(heading));
  return warnings.length === 0 ? undefined : textsOf(warnings, language);
}

/** A column is taken for a field whose cells have its form: a SKU of the shop is a whole number, any other number of a product an article number. */
function fieldsOf(take: Take): Mapping['COLUMNS'] {
  const columns: Record<string, string> = {};
  for (const [field, form] of fieldHeadings) {
    if (columns[field] !== undefined) continue;
    const [found] = take((column, heading) => form.test(heading) && hasForm(column, cellForms[field]));
    if (found !== undefined) columns[field] = found.heading;
  }
  return columns;
}

function hasForm({ cells }: SampledColumn, form: RegExp | undefined): boolean {
  return form === undefined || (cells.length > 0 && cells.every((cell) => form.test(cell)));
}

const headings = (columns: readonly SampledColumn[]) => columns.map(({ heading }) => heading);

function languageOf(columns: readonly SampledColumn[]): 'EN' | 'DE' | 'FR' {
  const all = columns.map(({ heading }) => fold(heading));
  const count = (form: RegExp) => all.filter((heading) => form.test(heading)).length;
  const [german, french] = [count(languageWords.DE), count(languageWords.FR)];
  if (german === 0 && french === 0) return 'EN';
  return german >= french ? 'DE' : 'FR';
}

function textsOf(columns: readonly SampledColumn[], language: 'EN' | 'DE' | 'FR'): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { heading } of columns) {
    const named = languageEnding.exec(fold(heading))?.[1]?.slice(0, 2).toUpperCase();
    texts[named ?? language] ??= heading;
  }
  return texts;
}

/** The sign before other than three digits, which could be thousands, or behind a lone zero; without such a price, the sign of the language. */
function decimalOf(prices: readonly SampledColumn[], language: string): ',' | '.' {
  const cells = prices.flatMap((column) => column.cells);
  const count = (form: RegExp) => cells.filter((cell) => form.test(cell)).length;
  const commas = count(/,(?:\d{1,2}|\d{4,})(?:\D|$)|^0,/);
  const points = count(/\.(?:\d{1,2}|\d{4,})(?:\D|$)|^0\./);
  if (commas === points) return language === 'EN' ? '.' : ',';
  return commas > points ? ',' : '.';
}

function vatOf(prices: readonly SampledColumn[]): { percent: number; assumed: string[] } {
  const all = headings(prices).map(fold).join(' ');
  if (netPrice.test(all)) return { percent: 0, assumed: [] };
  const percent = vatInHeading.exec(all)?.[1];
  if (percent !== undefined) return { percent: Number(percent), assumed: [] };
  return { percent: 17, assumed: ['The prices are taken to include 17 % VAT (VAT_PERCENT; 0 for net prices).'] };
}

/** "Preis ab 10" names its amount; "Staffelpreis 2" has it in a column "Staffelmenge 2". */
function priceColumns(prices: readonly SampledColumn[], amounts: readonly SampledColumn[]): PriceColumn[] {
  const numberIn = (heading: string) => /(\d+)(?!.*\d)/.exec(heading.replace(vatInHeading, ''))?.[1];
  return prices.map(({ heading }, index) => {
    const number = numberIn(heading);
    const amount = amounts.find((one) => number !== undefined && numberIn(one.heading) === number);
    if (amount !== undefined) return { COLUMN: heading, AMOUNT: undefined, AMOUNT_COLUMN: amount.heading };
    return { COLUMN: heading, AMOUNT: Number(number ?? index + 1) };
  });
}

function separatorOf(columns: readonly SampledColumn[], signs: readonly string[]): string | null {
  const [only, ...others] = columns;
  if (only === undefined || others.length > 0) return null;
  return signs.find((sign) => only.cells.filter((cell) => cell.includes(sign)).length > only.cells.length / 3) ?? null;
}
