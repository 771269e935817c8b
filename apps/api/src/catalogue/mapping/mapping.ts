import { readFile } from 'node:fs/promises';
import type { InferType } from 'yup';
import { mixed, number, object, string, ValidationError } from 'yup';
import { stockTimeFrames } from '@platine/domain/catalog/stock.ts';
import { documentKinds } from '@platine/domain/contract/schemas/product.ts';
import { filledText, listOf, localized, oneOf, record, whole } from '@platine/domain/contract/schemas/parts.ts';
import { knownLanguages } from '@platine/domain/language/language.ts';
import { CatalogueError } from '../readCatalogue.ts';
import { separators } from '../table/csvRows.ts';
import { encodings } from '../textLines.ts';

/** The heading of a column. */
const column = () => filledText(200);
const optionalColumn = () => string().strict().max(200).optional();
const columns = () => listOf(column()).max(50);
/** One column a language, or one for all. */
const textColumns = () =>
  record({ ALL: optionalColumn(), EN: optionalColumn(), DE: optionalColumn(), FR: optionalColumn() });
/** A sign that parts several values of one cell; null where a cell has one value. */
const valueSeparator = () => string().strict().min(1).max(5).nullable().defined();

/** The columns of fields that have one value each. */
const fieldColumns = record({
  SKU: optionalColumn(),
  ARTICLE_NUMBER: optionalColumn(),
  MANUFACTURER: optionalColumn(),
  MANUFACTURER_SKU: optionalColumn(),
  GTIN: optionalColumn(),
  STOCK: optionalColumn(),
  TIME_FRAME: optionalColumn(),
  EXPECTED_DATE: optionalColumn(),
  MINIMUM_ORDER_QUANTITY: optionalColumn(),
  WEIGHT: optionalColumn(),
  NEW_SINCE: optionalColumn(),
  ORIGINAL_PRICE: optionalColumn(),
  COPYRIGHT: optionalColumn(),
  KIND: optionalColumn(),
  FLAGS: optionalColumn(),
  PRESALE_DATE: optionalColumn(),
  /** Numbers of products, several in a cell. */
  ACCESSORIES: optionalColumn(),
  CONSUMABLES: optionalColumn(),
  MASTERS: optionalColumn(),
  SUCCESSOR: optionalColumn(),
  /** "2.5 m", or the amount alone, with CONTENT_UNIT beside it. */
  CONTENT: optionalColumn(),
  CONTENT_UNIT: optionalColumn(),
  GUARANTEE_YEARS: optionalColumn(),
  GUARANTOR: optionalColumn(),
  GUARANTOR_ADDRESS: optionalColumn(),
  GUARANTEE_URL: optionalColumn(),
  HS_CODE: optionalColumn(),
  ORIGIN_COUNTRY: optionalColumn(),
  /** The chemistry of a battery. */
  BATTERY: optionalColumn(),
  BATTERY_METALS: optionalColumn(),
  WEEE: optionalColumn(),
  LIFECYCLE: optionalColumn(),
  LAST_ORDER_DATE: optionalColumn(),
  /** A class, a word for one, or a rate in percent. */
  TAX_CLASS: optionalColumn(),
  VARIANT_GROUP: optionalColumn(),
  STORAGE_PLACE: optionalColumn(),
});

/** A price break: its price, and from how many pieces on, as a number or as a column. */
const priceColumn = object({
  COLUMN: column(),
  AMOUNT: number().strict().integer().min(1),
  AMOUNT_COLUMN: optionalColumn(),
})
  .noUnknown()
  .required()
  .test(
    'amount',
    ({ path }) => `${path} needs an AMOUNT or an AMOUNT_COLUMN`,
    ({ AMOUNT, AMOUNT_COLUMN }) => AMOUNT !== undefined || AMOUNT_COLUMN !== undefined,
  );

const attributeColumn = record({
  COLUMN: column(),
  KEY: filledText(60),
  NAME: localized(),
  /** The base unit of a number; null for texts and for numbers without one. */
  UNIT: string().strict().max(12).nullable().defined(),
  TYPE: oneOf(['NUMBER', 'TEXT']),
  /** Words for texts that are codes; a mapping file of before them lacks it. */
  VALUES: listOf(record({ CODE: filledText(100), TEXT: localized() }))
    .max(2000)
    .optional()
    .default(undefined),
});

/** How the columns of a table become the fields of products (docs/CATALOGUE.md). */
const mapping = record({
  VERSION: whole(1, 1),
  FORMAT: oneOf(['CSV', 'XLSX', 'BMECAT']),
  ENCODING: oneOf(encodings).default('utf-8'),
  SEPARATOR: oneOf(separators).default(';'),
  /** XLSX: the sheet's name; null for the first. */
  SHEET: string().strict().max(100).nullable().defined(),
  DECIMAL: oneOf([',', '.']),
  /** The language of the names of categories and of attributes' texts; ALL where it is none. */
  LANGUAGE: oneOf(['ALL', ...knownLanguages]),
  /** The VAT in the prices of the file, in percent: 0 for net prices. */
  VAT_PERCENT: number().strict().min(0).max(30).required(),
  /** The same in the prices of products whose TAX_CLASS is REDUCED; not needed for net prices and for those with Luxembourg VAT. */
  REDUCED_VAT_PERCENT: number().strict().min(0).max(30).optional(),
  WEIGHT_UNIT: oneOf(['g', 'kg']),
  COLUMNS: fieldColumns,
  NAME: textColumns(),
  DESCRIPTION: textColumns(),
  /** Warnings of toys; a mapping file of before them lacks it. */
  WARNINGS: textColumns().optional().default(undefined),
  PRICES: listOf(priceColumn).max(20),
  /** The levels from the top one down, a column each, or one column whose cells name them all. */
  CATEGORIES: record({ COLUMNS: columns(), SEPARATOR: valueSeparator() }),
  /** Addresses, or names of files beside the table. */
  PICTURES: record({ COLUMNS: columns(), SEPARATOR: valueSeparator(), BASE: string().strict().max(500).defined() }),
  DOCUMENTS: listOf(
    record({
      COLUMN: column(),
      DOCUMENT_KIND: mixed<(typeof documentKinds)[number]>().oneOf(documentKinds).required(),
    }),
  ).max(20),
  ATTRIBUTES: listOf(attributeColumn).max(200),
  /** Values where a column is missing or a cell is empty. */
  DEFAULTS: record({
    MANUFACTURER: filledText(120),
    TIME_FRAME: mixed<(typeof stockTimeFrames)[number]>().oneOf(stockTimeFrames).required(),
    KIND: filledText(60),
  }),
});

export type Mapping = InferType<typeof mapping>;
export type PriceColumn = Mapping['PRICES'][number];

/** Reads a mapping file. Throws CatalogueError with all that is wrong in it. */
export async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CatalogueError(`${file} cannot be read: "pnpm catalogue map" makes a mapping file.`);
  });
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return checkMapping(parsed);
  } catch (error) {
    const reasons = error instanceof ValidationError ? error.errors.join('; ') : 'is no JSON';
    throw new CatalogueError(`${file}: ${reasons}.`);
  }
}

/** Throws a ValidationError. */
export function checkMapping(parsed: unknown): Mapping {
  return mapping.validateSync(parsed, { strict: true, abortEarly: false });
}

/** All columns that a mapping names. */
export function columnsOf(map: Mapping): string[] {
  const named = [
    ...Object.values(map.COLUMNS),
    ...Object.values(map.NAME),
    ...Object.values(map.DESCRIPTION),
    ...Object.values(map.WARNINGS ?? {}),
    ...map.PRICES.flatMap(({ COLUMN, AMOUNT_COLUMN }) => [COLUMN, AMOUNT_COLUMN]),
    ...map.CATEGORIES.COLUMNS,
    ...map.PICTURES.COLUMNS,
    ...map.DOCUMENTS.map(({ COLUMN }) => COLUMN),
    ...map.ATTRIBUTES.map(({ COLUMN }) => COLUMN),
  ];
  return [...new Set(named.filter((one) => one !== undefined))];
}

/** Parts that an import needs and a mapping does not name, in words. */
export function missingIn(map: Mapping): string[] {
  const { SKU, ARTICLE_NUMBER } = map.COLUMNS;
  return [
    ...(SKU === undefined && ARTICLE_NUMBER === undefined ? ['a number of the product (SKU or ARTICLE_NUMBER)'] : []),
    ...(Object.keys(map.NAME).length === 0 ? ['the name (NAME)'] : []),
    ...(map.PRICES.length === 0 ? ['the price (PRICES)'] : []),
    ...(map.CATEGORIES.COLUMNS.length === 0 ? ['the category (CATEGORIES)'] : []),
  ];
}
