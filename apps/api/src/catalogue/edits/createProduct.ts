import { asc, eq, max } from 'drizzle-orm';
import type { NewProduct, NewProductChoices } from '@platine/domain/desk/newProduct.ts';
import type { NewProductRefusal } from '@platine/domain/desk/newProductRefusals.ts';
import { changedFacts } from '@platine/domain/desk/productEdit.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { catalogueLock } from '../../db/catalogueLock.ts';
import type { Database } from '../../db/database.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { articleNumbers, categories, manufacturers, products } from '../../db/schema.ts';
import { rebuildWords } from '../../search/rebuildWords.ts';
import { incrementSearchVersion } from '../../search/searchVersion.ts';
import { productLine } from '../catalogueLines.ts';
import { openFacetRegistry } from '../facetRegistry.ts';
import { checkLine } from '../lines.ts';
import { reasonAgainst, written } from '../readProducts.ts';
import { createTally } from '../report.ts';
import type { References } from '../references.ts';
import { referencesInDatabase } from '../references.ts';
import type { ProductWrite } from '../write.ts';
import { writeProducts } from '../write.ts';
import type { EditRequest } from './editProduct.ts';
import { earlierPress, keyOf } from './editProduct.ts';
import { factsOf } from './planEdit.ts';

type Moment = { readonly db: Database; readonly now: Date };
type Creation = Pick<EditRequest, 'by' | 'why' | 'key'> & { readonly product: NewProduct };

/** `reason` is the import's own; '' for none. */
export type Created = { readonly refusal: NewProductRefusal | null; readonly reason: string };

const done: Created = { refusal: null, reason: '' };

/**
 * Brings a product in by hand: by the rules of a line of the catalogue's files, with its search rows, its price history and a line of the log, all in
 * one transaction. The next import retires it unless its files have it, and says so.
 */
export function createProduct({ db, now }: Moment, { product, ...request }: Creation): Promise<Created> {
  return db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    if ((await earlierPress(tx, request)) !== null) return done;
    const isTaken = (await tx.$count(products, eq(products.sku, product.sku))) > 0;
    if (isTaken) return { refusal: 'taken', reason: `SKU ${product.sku} is taken.` };
    const planned = planProduct(product, await referencesInDatabase(tx));
    if ('refusal' in planned) return planned;
    // Without its hash the next import takes it for a changed one.
    const row = { ...planned.row, contentHash: '' };
    await writeProducts(tx, await openFacetRegistry(tx), { products: [{ ...planned, row }], now });
    const { sku } = product;
    const [stored] = await tx.select().from(products).where(eq(products.sku, sku));
    // The log names what the form has; everything else is as usual.
    const facts = stored === undefined ? [] : changedFacts(nothing, { ...factsOf(stored), cells: [] });
    const { by, why } = request;
    await tx.insert(productEdits).values({ sku, at: now, by, why, kind: 'created', facts, key: keyOf(request) });
    await rebuildWords(tx);
    await incrementSearchVersion(tx);
    return done;
  });
}

/** A product before it was there. */
const nothing = {
  stock: 0,
  place: null,
  price: null,
  original: null,
  flags: [],
  name: {},
  description: {},
  pictures: [],
  documents: [],
  cells: [],
};

/** The rows of a product, or the reason of the import against it. */
function planProduct(product: NewProduct, known: References): ProductWrite | Created {
  if (!known.makers.has(product.manufacturerId))
    return { refusal: 'manufacturer', reason: `There is no manufacturer ${product.manufacturerId}.` };
  if (!known.categoryNames.has(product.categoryPath.toLowerCase()))
    return { refusal: 'category', reason: `There is no category ${product.categoryPath}.` };
  const line = checkLine(lineOf(product), productLine);
  if (!line.ok) return { refusal: 'line', reason: line.reason };
  const reason = reasonAgainst(line.value, known, new Set());
  if (reason !== null) return { refusal: 'line', reason };
  return written(line.value, { known, tally: createTally(), keepStock: false });
}

/** Kinds decide the drawing; without one it is the shop's chip. Days that the shop needs for what it does not have. */
const usual = { KIND: 'other', TIME_FRAME: 20 };

function lineOf({ sku, name, manufacturerId, partNumber, gtin, categoryPath, ...facts }: NewProduct) {
  const { price, stock, weightGrams } = facts;
  const texts = Object.entries(name).map(([language, text = '']) => [language, text.trim()] as const);
  return {
    SKU: sku,
    KIND: usual.KIND,
    MANUFACTURER_ID: manufacturerId,
    MANUFACTURER_SKU: partNumber.trim(),
    GTIN: gtin === '' ? null : gtin,
    NAME: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    DESCRIPTION: {},
    FLAGS: [],
    CATEGORY_PATHS: [categoryPath],
    GROUPTAGS: [],
    ATTRIBUTES: [],
    PRICES: price === null ? [] : [{ AMOUNT: 1, BRUTTO_SP: toEuros(price) }],
    MINIMUM_ORDER_QUANTITY: 1,
    STOCK: { AMOUNT: stock, TIME_FRAME: usual.TIME_FRAME, EXPECTED_DATE: null, PRESALE_DATE: null },
    WEIGHT_GRAMS: weightGrams,
    NEW_SINCE: null,
    CROSS_SELLING: [],
  };
}

/** The makers and categories that there are, and a number that neither a product nor a table's article has. */
export async function newProductChoices(db: Database): Promise<NewProductChoices> {
  const [last] = await db.select({ sku: max(products.sku) }).from(products);
  const [kept] = await db.select({ sku: max(articleNumbers.sku) }).from(articleNumbers);
  return {
    sku: Math.max(last?.sku ?? 0, kept?.sku ?? 0) + 1,
    manufacturers: await db
      .select({ id: manufacturers.id, name: manufacturers.name })
      .from(manufacturers)
      .orderBy(asc(manufacturers.name)),
    categories: await db
      .select({ path: categories.path, name: categories.name })
      .from(categories)
      .orderBy(asc(categories.path)),
  };
}
