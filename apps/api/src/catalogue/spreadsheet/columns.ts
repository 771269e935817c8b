/** How a cell of a column is written: lists of words with bars between them, what a spreadsheet cannot show as JSON. */
export type CellKind = 'text' | 'number' | 'flag' | 'list' | 'json';

/** A column of `products.csv`. Its heading is the way to the field in a line of `products.jsonl`, such as NAME.DE or PRICES.2.BRUTTO_SP. */
export type SheetColumn = { readonly heading: string; readonly kind: CellKind };

const texts = ['ALL', 'EN', 'DE', 'FR'];

const of = (kind: CellKind, ...headings: readonly string[]): SheetColumn[] =>
  headings.map((heading) => ({ heading, kind }));

const before: readonly SheetColumn[] = [
  ...of('number', 'SKU'),
  ...of('text', 'KIND'),
  ...of('number', 'MANUFACTURER_ID'),
  ...of('text', 'MANUFACTURER_SKU', 'GTIN', ...texts.map((language) => `NAME.${language}`)),
  ...of('text', ...texts.map((language) => `DESCRIPTION.${language}`)),
  ...of('list', 'FLAGS', 'CATEGORY_PATHS', 'GROUPTAGS'),
];

const after: readonly SheetColumn[] = [
  ...of('number', 'MINIMUM_ORDER_QUANTITY', 'STOCK.AMOUNT', 'STOCK.TIME_FRAME'),
  ...of('text', 'STOCK.EXPECTED_DATE', 'STOCK.PRESALE_DATE', 'STORAGE_PLACE'),
  ...of('number', 'WEIGHT_GRAMS'),
  ...of('text', 'NEW_SINCE', 'DATA_SHEET_URL'),
  ...of('number', 'CONTENT.AMOUNT'),
  ...of('text', 'CONTENT.UNIT'),
  ...of('number', 'GUARANTEE.YEARS'),
  ...of('text', 'GUARANTEE.GUARANTOR', 'GUARANTEE.ADDRESS', 'GUARANTEE.URL', 'HS_CODE', 'ORIGIN_COUNTRY'),
  ...of('text', 'BATTERY.CHEMISTRY'),
  ...of('list', 'BATTERY.HEAVY_METALS'),
  ...of('flag', 'WEEE'),
  ...of('number', 'SUCCESSOR'),
  ...of('text', 'TAX_CLASS', 'VARIANT_GROUP', 'LIFECYCLE', 'LAST_ORDER_DATE'),
  ...of('json', 'ATTRIBUTES', 'CROSS_SELLING', 'SUBSTITUTES', 'ASSETS', 'WARNINGS'),
];

const priceFields = ['AMOUNT', 'BRUTTO_SP', 'ORIGINAL_BRUTTO_SP', 'LOWEST_BRUTTO_30_DAYS'];

/** The columns of a table whose products have so many price breaks at most. */
export function sheetColumns(breaks: number): SheetColumn[] {
  const prices = Array.from({ length: breaks }, (_, at) => priceFields.map((field) => `PRICES.${at + 1}.${field}`));
  return [...before, ...of('number', ...prices.flat()), ...after];
}

const priceHeading = /^PRICES\.([1-9]\d?)\./;

/** The price breaks that a table has columns for. */
export function breaksIn(headings: readonly string[]): number {
  return Math.max(1, ...headings.map((heading) => Number(priceHeading.exec(heading)?.[1] ?? 0)));
}
