import { basename, dirname } from 'node:path';
import { stat } from 'node:fs/promises';
import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { readTransaction } from '../bmecat/bmecatRows.ts';
import type { CatalogueSource } from '../catalogueSource.ts';
import { productLine } from '../catalogueLines.ts';
import type { MenuGroupLine, ProductLine } from '../catalogueLines.ts';
import type { ParsedLine } from '../lines.ts';
import { checkLine } from '../lines.ts';
import { CatalogueError } from '../readCatalogue.ts';
import type { References } from '../references.ts';
import type { CatalogueStructure } from '../catalogueStructure.ts';
import { CellError, numberIn, textIn } from '../table/readCells.ts';
import type { ArticleNumbers } from './articleNumbers.ts';
import type { TableCategory } from './categories.ts';
import { createCategories } from './categories.ts';
import { createMakers } from './makers.ts';
import type { Mapping } from './mapping.ts';
import { missingIn } from './mapping.ts';
import { categoryOf, productOfRow, tagsOf } from './productOfRow.ts';
import type { NamedRow } from './tableReader.ts';
import { mappedRows } from './tableReader.ts';

/** Rows whose article numbers are looked up together. */
const batchSize = 500;
/** Groups of the top menu, as the specification's eight: more do not fit beside each other. */
const mostGroups = 8;
const mostEntries = 40;

/** A CSV file or workbook as a catalogue. Manufacturers, categories and the menu are made of its columns. Throws CatalogueError for an incomplete mapping. */
export function tableSource(file: string, map: Mapping, numbers: ArticleNumbers): CatalogueSource {
  const missing = missingIn(map);
  if (missing.length > 0) throw new CatalogueError(`The mapping lacks ${missing.join(', ')}.`);
  let names = createNames(noReferences);
  // A row of a workbook has no bytes of its own: each counts as the same share of the file.
  let share = 0;
  return {
    folder: dirname(file),
    size: async () => (await stat(file)).size,
    async structure(_, known) {
      if (map.FORMAT === 'BMECAT') await requireWhole(file);
      names = createNames(known);
      let rows = 0;
      for await (const row of mappedRows(file, map)) {
        rows += 1;
        names.makers.add(makerOf(row, map));
        names.categories.add(categoryOf(row, map));
      }
      if (rows === 0) throw new CatalogueError(`${basename(file)} has no rows: nothing is retired or removed.`);
      share = (await stat(file)).size / rows;
      return structureOf(names, map);
    },
    async *products() {
      for await (const rows of batchesOf(mappedRows(file, map))) {
        const article = (row: NamedRow) => textIn(row.cell(map.COLUMNS.ARTICLE_NUMBER));
        const skus = map.COLUMNS.SKU === undefined ? await numbers(rows.map(article)) : null;
        for (const row of rows) {
          const sku = skus?.get(article(row)) ?? null;
          yield { ...parseRow(row, map, { names, sku }), file: basename(file), number: row.line, bytes: share };
        }
      }
    },
  };
}

/** An update holds a part of a catalogue: taking it for the whole would retire all that it leaves out. */
async function requireWhole(file: string): Promise<void> {
  const transaction = await readTransaction(file);
  if (transaction === 'T_NEW_CATALOG') return;
  throw new CatalogueError(
    `${basename(file)} is an update (${transaction}), not a whole catalogue: "pnpm catalogue prices" takes its prices.`,
  );
}

const noReferences: References = { makers: new Map(), categoryNames: new Map() };

type Names = ReturnType<typeof createNames>;

function createNames({ makers, categoryNames }: References) {
  return { makers: createMakers(makers), categories: createCategories(categoryNames) };
}

function makerOf(row: NamedRow, { COLUMNS, DEFAULTS }: Mapping): string {
  return textIn(row.cell(COLUMNS.MANUFACTURER)) || DEFAULTS.MANUFACTURER;
}

async function* batchesOf(rows: AsyncIterable<NamedRow>): AsyncGenerator<NamedRow[]> {
  let batch: NamedRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** The SKU that an article number has; null where the file has the shop's own. */
type Numbered = { readonly names: Names; readonly sku: number | null };

function parseRow(row: NamedRow, map: Mapping, { names, sku: assigned }: Numbered): ParsedLine<ProductLine> {
  let sku = assigned;
  try {
    sku ??= numberIn(row.cell(map.COLUMNS.SKU), map.DECIMAL, map.COLUMNS.SKU ?? '');
    const manufacturerId = names.makers.idOf(makerOf(row, map));
    const categoryPath = names.categories.pathOf(categoryOf(row, map));
    return checkLine(productOfRow(row, map, { sku, manufacturerId, categoryPath }), productLine);
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    return { ok: false, reason: error.message, raw: { SKU: sku } };
  }
}

function structureOf({ makers, categories }: Names, { LANGUAGE }: Mapping): CatalogueStructure {
  return {
    manufacturers: makers.all().map(({ id, name }) => ({ MANUFACTURER_ID: id, MANUFACTURER_NAME: name })),
    manufacturerLines: makers.all().map(() => 1),
    categories: [
      { PATH: rootCategory, NAME: { EN: 'Products', DE: 'Produkte', FR: 'Articles' } },
      ...categories.all().map(({ path, name }) => ({ PATH: path, NAME: { [LANGUAGE]: name.slice(0, 200) } })),
    ],
    menu: menuOf(categories.all(), LANGUAGE),
    isTable: true,
    complete: true,
  };
}

/** The largest categories are the groups of the menu, in alphabetical order, and those below are their entries. */
function menuOf(categories: readonly TableCategory[], language: string): MenuGroupLine[] {
  const byName = (one: TableCategory, other: TableCategory) => one.name.localeCompare(other.name);
  const level = (steps: number) => categories.filter(({ path }) => path.split('.').length === steps + 2);
  const top = level(1)
    .toSorted((one, other) => other.products - one.products)
    .slice(0, mostGroups);
  return top.toSorted(byName).map((group) => {
    const below = level(2).filter(({ path }) => path.startsWith(`${group.path}.`));
    const largest = below.toSorted((one, other) => other.products - one.products).slice(0, mostEntries);
    const entries = largest.length === 0 ? [group] : largest.toSorted(byName);
    return {
      GROUP: group.path.slice(rootCategory.length + 1),
      TITLE: { [language]: group.name.slice(0, 40) },
      ENTRIES: entries.map(({ path, name }) => ({
        TITLE: { [language]: name.slice(0, 200) },
        GROUPTAGS: tagsOf(path).slice(-1),
      })),
    };
  });
}
