import { basename } from 'node:path';
import { CatalogueError } from '../readCatalogue.ts';
import type { Cell, TableRow } from '../table/tableRow.ts';
import { mostColumns } from '../table/tableRow.ts';
import type { PriceForm } from './bmecatPrices.ts';
import { createPriceTally, mostBreaks, priceCells, taxCell } from './bmecatPrices.ts';
import {
  documentCells,
  featureCells,
  gtinOf,
  picturesOf,
  quantityOf,
  shopLanguage,
  textCells,
  textIn,
} from './bmecatProduct.ts';
import type { XmlElement } from './readElements.ts';
import { readElements } from './readElements.ts';

/** Levels of groups below the root that are columns. */
export const groupLevels = 4;

const products = ['PRODUCT', 'ARTICLE'];
const memberships = ['PRODUCT_TO_CATALOGGROUP_MAP', 'ARTICLE_TO_CATALOGGROUP_MAP'];
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
const inLanguages = (name: string) => ['EN', 'DE', 'FR'].map((language) => `${name} ${language}`);

/** The columns that the table of every catalogue has, whether or not it has something for them. */
export const bmecatColumns = [
  'SUPPLIER_PID',
  'MANUFACTURER_NAME',
  'MANUFACTURER_PID',
  'GTIN',
  ...inLanguages('DESCRIPTION_SHORT'),
  ...inLanguages('DESCRIPTION_LONG'),
  ...numbered('GROUP_NAME', groupLevels),
  ...numbered('PRICE_AMOUNT', mostBreaks).flatMap((price, index) => [price, `LOWER_BOUND ${index + 1}`]),
  'TAX',
  'QUANTITY',
  'WEIGHT',
  'CUSTOMS_NUMBER',
  'COUNTRY_OF_ORIGIN',
  'PICTURES',
  'DATA_SHEET',
  'SAFETY_SHEET',
  'MANUAL',
  'CERTIFICATE',
];

type Group = { readonly name: string; readonly parent: string; readonly isRoot: boolean };

/** All of a catalogue that its products need, gathered before they are read. */
export type BmecatOutline = {
  readonly language: 'EN' | 'DE' | 'FR';
  /** The address of its pictures and documents; empty where they are files beside it. */
  readonly mimeRoot: string;
  readonly prices: PriceForm;
  readonly groups: ReadonlyMap<string, Group>;
  /** The first group of each product. */
  readonly groupOf: ReadonlyMap<string, string>;
  /** The columns of features, with the first values of each. */
  readonly features: ReadonlyMap<string, ReadonlySet<string>>;
};

const transactions = new Set(['T_NEW_CATALOG', 'T_UPDATE_PRICES', 'T_UPDATE_PRODUCTS']);

/** The transaction that a file holds: T_NEW_CATALOG, T_UPDATE_PRICES or T_UPDATE_PRODUCTS. Reads no further than its beginning. Throws CatalogueError. */
export async function readTransaction(file: string): Promise<string> {
  for await (const { name } of readElements(file, { whole: new Set(), empty: transactions })) return name;
  throw new CatalogueError(`${basename(file)} is no BMEcat catalogue of version 1.2 or 2005.`);
}

/** Reads a BMEcat catalogue (1.2 or 2005) once, without keeping its products. Throws CatalogueError. */
export async function readOutline(file: string): Promise<BmecatOutline> {
  await readTransaction(file);
  const groups = new Map<string, Group>();
  const groupOf = new Map<string, string>();
  const features = new Map<string, Set<string>>();
  const prices = createPriceTally();
  let head: Pick<BmecatOutline, 'language' | 'mimeRoot'> = { language: 'DE', mimeRoot: '' };
  const whole = new Set(['CATALOG', 'CATALOG_STRUCTURE', ...products, ...memberships]);
  for await (const element of readElements(file, { whole, empty: new Set() })) {
    if (element.name === 'CATALOG') head = headIn(element);
    else if (element.name === 'CATALOG_STRUCTURE') groups.set(textIn(element, 'GROUP_ID'), groupIn(element));
    else if (memberships.includes(element.name)) addMembership(groupOf, element);
    else {
      prices.add(element);
      for (const [column, cell] of featureCells(element)) addValue(features, column, String(cell));
    }
  }
  return { ...head, prices: prices.form(), groups, groupOf, features };
}

/** So many different values of a feature are looked at. */
const mostValues = 500;
/** A catalogue of everything has some thousand features; its first ones are read. */
const mostFeatures = mostColumns - bmecatColumns.length;

function addValue(features: Map<string, Set<string>>, column: string, value: string): void {
  const values = features.get(column) ?? new Set();
  if (values.size < mostValues) values.add(value);
  if (features.size < mostFeatures || features.has(column)) features.set(column, values);
}

function headIn(catalog: XmlElement): Pick<BmecatOutline, 'language' | 'mimeRoot'> {
  const root = textIn(catalog, 'MIME_ROOT');
  return { language: shopLanguage(textIn(catalog, 'LANGUAGE')) ?? 'DE', mimeRoot: /^https?:/.test(root) ? root : '' };
}

function groupIn(structure: XmlElement): Group {
  return {
    name: textIn(structure, 'GROUP_NAME'),
    parent: textIn(structure, 'PARENT_ID'),
    isRoot: structure.attributes['type'] === 'root',
  };
}

function addMembership(groupOf: Map<string, string>, map: XmlElement): void {
  const product = textIn(map, 'PROD_ID', 'ART_ID');
  if (!groupOf.has(product)) groupOf.set(product, textIn(map, 'CATALOG_GROUP_ID'));
}

/** The products of a catalogue as the rows of a table, its headings first. Products that the file takes away are left out. Throws CatalogueError. */
export async function* bmecatRows(file: string): AsyncGenerator<TableRow> {
  const outline = await readOutline(file);
  const columns = [...bmecatColumns, ...outline.features.keys()];
  yield { line: 1, cells: columns };
  for await (const product of readElements(file, { whole: new Set(products), empty: new Set() })) {
    if (product.attributes['mode'] === 'delete') continue;
    const cells = cellsOf(product, outline);
    yield { line: product.line, cells: columns.map((column) => cells.get(column) ?? '') };
  }
}

function cellsOf(product: XmlElement, outline: BmecatOutline): ReadonlyMap<string, Cell> {
  const number = textIn(product, 'SUPPLIER_PID', 'SUPPLIER_AID');
  const groups = groupNames(outline, outline.groupOf.get(number)).map(
    (name, index) => [`GROUP_NAME ${index + 1}`, name] as const,
  );
  return new Map<string, Cell>([
    ...featureCells(product),
    ['SUPPLIER_PID', number],
    ['MANUFACTURER_NAME', textIn(product, 'MANUFACTURER_NAME')],
    ['MANUFACTURER_PID', textIn(product, 'MANUFACTURER_PID', 'MANUFACTURER_AID')],
    ['GTIN', gtinOf(product)],
    ['QUANTITY', quantityOf(product)],
    ['WEIGHT', textIn(product, 'WEIGHT')],
    ['CUSTOMS_NUMBER', textIn(product, 'CUSTOMS_NUMBER')],
    ['COUNTRY_OF_ORIGIN', textIn(product, 'COUNTRY_OF_ORIGIN').slice(0, 2)],
    ['PICTURES', picturesOf(product, outline.mimeRoot)],
    ...documentCells(product, outline.mimeRoot),
    ...textCells(product, outline.language),
    ...groups,
    ...priceCells(product, outline.prices.type),
    ['TAX', taxCell(product, outline.prices.type)],
  ]);
}

/** The names of a group and of those above it, from the top one down, without the root. A group that hangs below itself ends the way up. */
function groupNames({ groups }: BmecatOutline, id: string | undefined): string[] {
  const names: string[] = [];
  const seen = new Set<string>();
  for (let at = id ?? ''; !seen.has(at);) {
    const group = groups.get(at);
    if (group === undefined || group.isRoot) break;
    seen.add(at);
    names.unshift(group.name);
    at = group.parent;
  }
  return names.filter((name) => name !== '').slice(0, groupLevels);
}
