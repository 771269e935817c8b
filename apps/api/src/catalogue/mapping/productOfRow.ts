import type { TaxClass } from '@platine/domain/money/taxClass.ts';
import { fold } from '@platine/domain/search/words.ts';
import { readQuantity } from '@platine/domain/search/quantity.ts';
import { taxClassToWire } from '@platine/domain/money/taxClassOnTheWire.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { etimCode } from '../bmecat/bmecatProduct.ts';
import { CellError, dateIn, numberIn, textIn } from '../table/readCells.ts';
import { categoryNames } from './categories.ts';
import { lifecycleWords } from './headings.data.ts';
import type { Mapping, PriceColumn } from './mapping.ts';
import { factsOfRow } from './factsOfRow.ts';
import { kindOfRow } from './kindOfRow.ts';
import { plainText } from './plainText.ts';
import { taxClassOfRow, vatFactor } from './taxClassOfRow.ts';
import type { NamedRow } from './tableReader.ts';

/** The product, manufacturer and category of a row, as the shop numbers them. */
export type RowReferences = {
  readonly sku: number | null;
  readonly manufacturerId: number;
  readonly categoryPath: string | null;
};

/** A row as a line of a product, which its schema still has to check. Throws CellError for a cell that cannot be read. */
export function productOfRow(row: NamedRow, map: Mapping, references: RowReferences): unknown {
  const { COLUMNS } = map;
  const text = (column: string | undefined) => textIn(row.cell(column));
  const number = (column: string | undefined) => numberIn(row.cell(column), map.DECIMAL, column ?? '');
  const { sku: SKU, manufacturerId: MANUFACTURER_ID, categoryPath } = references;
  const taxClass = taxClassOfRow(row, map);
  return {
    SKU,
    KIND: kindOfRow(row, map, categoryOf(row, map)),
    MANUFACTURER_ID,
    MANUFACTURER_SKU: text(COLUMNS.MANUFACTURER_SKU) || text(COLUMNS.ARTICLE_NUMBER),
    GTIN: text(COLUMNS.GTIN).replaceAll(/[\s-]/g, '') || null,
    NAME: textsOf(row, map.NAME),
    DESCRIPTION: textsOf(row, map.DESCRIPTION),
    FLAGS: text(COLUMNS.FLAGS)
      .split(/[\s,;]+/)
      .filter((flag) => flag !== ''),
    CATEGORY_PATHS: categoryPath === null ? [] : [categoryPath],
    GROUPTAGS: categoryPath === null ? [] : tagsOf(categoryPath),
    ATTRIBUTES: attributesOf(row, map),
    PRICES: pricesOf(row, map, taxClass),
    ...taxClassToWire(taxClass),
    MINIMUM_ORDER_QUANTITY: number(COLUMNS.MINIMUM_ORDER_QUANTITY) ?? 1,
    STOCK: stockOf(row, map),
    WEIGHT_GRAMS: Math.round((number(COLUMNS.WEIGHT) ?? 0) * (map.WEIGHT_UNIT === 'kg' ? 1000 : 1)),
    NEW_SINCE: dateIn(row.cell(COLUMNS.NEW_SINCE), COLUMNS.NEW_SINCE ?? ''),
    ASSETS: assetsOf(row, map),
    ...factsOfRow(row, map),
    ...lifecycleOf(row, map),
  };
}

/** The tags of the menu: the category and the ones above it, without the root. */
export function tagsOf(path: string): string[] {
  const steps = path.split('.').slice(2);
  return steps.slice(0, 2).map((_, index) => steps.slice(0, index + 1).join('.'));
}

function textsOf(row: NamedRow, columns: Mapping['NAME']): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [language, column] of Object.entries(columns)) {
    const text = plainText(textIn(row.cell(column)));
    if (text !== '') texts[language] = text;
  }
  return texts;
}

/** With the Luxembourg VAT of the product's class (D11), whatever VAT the file's have. A price of 0 is none: such a product is shown and not sold. */
export function pricesOf(row: NamedRow, map: Mapping, taxClass: TaxClass): unknown[] {
  const factor = vatFactor(map, taxClass);
  const euros = (column: string | undefined) => {
    const price = numberIn(row.cell(column), map.DECIMAL, column ?? '');
    return price === null ? null : Number((price * factor).toFixed(2));
  };
  const original = euros(map.COLUMNS.ORIGINAL_PRICE);
  return map.PRICES.flatMap((priced) => {
    const price = euros(priced.COLUMN);
    const from = amountOf(row, priced, map);
    if (price === null || price === 0 || from === null) return [];
    const before = from === 1 && original !== null && original > price ? { ORIGINAL_BRUTTO_SP: original } : {};
    return [{ AMOUNT: from, BRUTTO_SP: price, ...before }];
  });
}

function amountOf(row: NamedRow, { AMOUNT, AMOUNT_COLUMN }: PriceColumn, { DECIMAL }: Mapping): number | null {
  return AMOUNT ?? numberIn(row.cell(AMOUNT_COLUMN), DECIMAL, AMOUNT_COLUMN ?? '');
}

/** Undefined where the file has no count, so that the shop keeps its own. */
export function stockOf(row: NamedRow, { COLUMNS, DEFAULTS, DECIMAL }: Mapping): unknown {
  const amount = numberIn(row.cell(COLUMNS.STOCK), DECIMAL, COLUMNS.STOCK ?? '');
  if (amount === null) return undefined;
  return {
    AMOUNT: Math.max(0, Math.floor(amount)),
    TIME_FRAME: numberIn(row.cell(COLUMNS.TIME_FRAME), DECIMAL, COLUMNS.TIME_FRAME ?? '') ?? DEFAULTS.TIME_FRAME,
    EXPECTED_DATE: dateIn(row.cell(COLUMNS.EXPECTED_DATE), COLUMNS.EXPECTED_DATE ?? ''),
    PRESALE_DATE: dateIn(row.cell(COLUMNS.PRESALE_DATE), COLUMNS.PRESALE_DATE ?? ''),
  };
}

/** A cell names the state as the files do, or in the words of makers' lists; an empty one is an active product. */
function lifecycleOf(row: NamedRow, { COLUMNS }: Mapping): object {
  const stated = textIn(row.cell(COLUMNS.LIFECYCLE));
  if (stated === '') return {};
  const state = lifecycleWords.find(([, words]) => words.test(fold(stated)))?.[0];
  if (state === undefined) throw new CellError(`${COLUMNS.LIFECYCLE}: "${stated.slice(0, 40)}" is no lifecycle`);
  const lastOrder = dateIn(row.cell(COLUMNS.LAST_ORDER_DATE), COLUMNS.LAST_ORDER_DATE ?? '');
  return { LIFECYCLE: state, ...(state === 'LAST_ORDER' && { LAST_ORDER_DATE: lastOrder }) };
}

function attributesOf(row: NamedRow, map: Mapping): unknown[] {
  return map.ATTRIBUTES.flatMap<unknown>(({ COLUMN, KEY, NAME, UNIT, TYPE, VALUES }) => {
    const cell = row.cell(COLUMN);
    const text = textIn(cell);
    if (text === '') return [];
    if (TYPE === 'TEXT') {
      const TEXT = wordsOf(text, VALUES, map.LANGUAGE);
      return TEXT === null ? [] : [{ KEY, NAME, VALUE: null, TEXT, UNIT: null }];
    }
    const value = typeof cell === 'number' ? cell : readQuantity(text, UNIT);
    if (value === null)
      throw new CellError(`${COLUMN}: "${text.slice(0, 40)}" is no number${UNIT === null ? '' : ` in ${UNIT}`}`);
    return [{ KEY, NAME, VALUE: value, TEXT: null, UNIT }];
  });
}

/** A text, or the words of a code. A code of ETIM that has no word but itself says nothing to anybody: null. */
function wordsOf(
  text: string,
  values: Mapping['ATTRIBUTES'][number]['VALUES'],
  language: string,
): LocalizedText | null {
  const words = values?.find(({ CODE }) => CODE === text)?.TEXT ?? { [language]: text };
  return etimCode.test(text) && Object.values(words).every((word) => word === text) ? null : words;
}

function assetsOf(row: NamedRow, { PICTURES, DOCUMENTS, COLUMNS }: Mapping): unknown[] {
  const pictures = PICTURES.COLUMNS.flatMap((column) => valuesOf(textIn(row.cell(column)), PICTURES.SEPARATOR));
  const copyright = pictures.length === 0 ? '' : textIn(row.cell(COLUMNS.COPYRIGHT));
  return [
    ...[...new Set(pictures)].map((url) => ({
      ASSET_TYPE: 'PRODUCT_MAIN_PICTURE',
      URL: { ALL: url.startsWith('https://') || url.startsWith('http://') ? url : PICTURES.BASE + url },
    })),
    ...(copyright === '' ? [] : [{ ASSET_TYPE: 'COPYRIGHT_TEXT', CAPTION: { ALL: copyright } }]),
    ...DOCUMENTS.flatMap(({ COLUMN, DOCUMENT_KIND }) => {
      const url = textIn(row.cell(COLUMN));
      return url === '' ? [] : [{ ASSET_TYPE: 'DOCUMENT', DOCUMENT_KIND, URL: { ALL: url } }];
    }),
  ];
}

export function valuesOf(text: string, separator: string | null): string[] {
  const values = separator === null ? [text] : text.split(separator);
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

/** The names of a row's category from the top one down; none for a row without. */
export function categoryOf(row: NamedRow, { CATEGORIES }: Mapping): readonly string[] {
  const cells = CATEGORIES.COLUMNS.map((column) => textIn(row.cell(column)));
  return categoryNames(cells.flatMap((cell) => valuesOf(cell, CATEGORIES.SEPARATOR)));
}
