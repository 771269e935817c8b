import { createHash } from 'node:crypto';
import type { Part } from '@platine/drawings/drawPart.ts';
import { drawView } from '@platine/drawings/drawView.ts';
import { views } from '@platine/drawings/views.ts';
import { contentFromWire } from '@platine/domain/catalog/content.ts';
import type { ProductFacts } from '@platine/domain/catalog/facts.ts';
import { factsFromWire } from '@platine/domain/catalog/factsOnTheWire.ts';
import { attributeFromWire } from '@platine/domain/catalog/product.ts';
import { toCents } from '@platine/domain/money/money.ts';
import type { PriceEntry } from '@platine/domain/money/priceBreaks.ts';
import { headlinePrice, soundBreaks } from '@platine/domain/money/priceBreaks.ts';
import type { categories, products } from '../db/schema.ts';
import { isForSale } from '@platine/domain/catalog/sale.ts';
import { parentPath } from '@platine/domain/catalog/categoryPath.ts';
import type { CategoryLine, ProductLine, StockLine } from './catalogueLines.ts';

export type ProductRow = typeof products.$inferSelect;
export type ProductInsert = typeof products.$inferInsert;
export type CategoryInsert = typeof categories.$inferInsert;

/**
 * A product's row, and its invalid price breaks, which are left out (D14). With `keepStock` stock and storage place in the file count for a new product
 * only, as do none for one that the shop has.
 */
export function productRow(product: ProductLine, keepStock = false): { row: ProductInsert; dropped: PriceEntry[] } {
  const { kept: prices, dropped } = soundBreaks(product.PRICES.map(priceEntry));
  const headline = headlinePrice(prices);
  const { stated, own } = ownColumns(product, keepStock);
  const facts = {
    ...plainColumns(product),
    ...stated,
    prices,
    priceCents: headline?.price ?? null,
    orderable: headline !== null && isForSale(product.FLAGS),
    pictureHash: hashOfDrawings({ kind: product.KIND, attributes: product.ATTRIBUTES.map(attributeFromWire) }),
  };
  const contentHash = hash(canonicalJson(facts));
  return { row: { ...facts, ...own, withdrawn: false, contentHash }, dropped };
}

/** All drawings of a part share a hash, so that one look at the row says whether any of them is another. */
function hashOfDrawings(part: Part): string {
  return hash(views.map((view) => drawView(part, view) ?? '').join('')).slice(0, 8);
}

/**
 * Stock and storage place, which are the shop's own: what counts of the line as stated, and the columns of a new product. A line without stock is another
 * one than a line with none, so that nothing unstated is in the content hash.
 */
function ownColumns({ STOCK, STORAGE_PLACE = null }: ProductLine, keepStock: boolean) {
  const stock = keepStock ? undefined : STOCK;
  const place = keepStock ? null : STORAGE_PLACE;
  return {
    stated: {
      ...(stock === undefined ? {} : stockColumns(stock)),
      ...(place === null ? {} : { storagePlace: place }),
    },
    own: {
      ...stockColumns(STOCK),
      storagePlace: STORAGE_PLACE,
      statedStock: stock?.AMOUNT ?? null,
      statedPlace: place,
    },
  };
}

/** A category's parent follows from its path: 1.2.3 is below 1.2, the root (spec §9). */
export function categoryRow({ PATH, NAME }: CategoryLine): CategoryInsert {
  const path = PATH.toLowerCase();
  return { path, parentPath: parentPath(path), name: NAME };
}

/** JSON with sorted keys: equal facts give equal texts, whatever the order of their fields. */
export function canonicalJson(facts: unknown): string {
  return JSON.stringify(facts, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function plainColumns(product: ProductLine) {
  return {
    sku: product.SKU,
    kind: product.KIND,
    manufacturerId: product.MANUFACTURER_ID,
    manufacturerSku: product.MANUFACTURER_SKU,
    gtin: product.GTIN ?? null,
    name: product.NAME,
    description: product.DESCRIPTION,
    flags: product.FLAGS,
    categoryPaths: product.CATEGORY_PATHS.map((path) => path.toLowerCase()),
    groupTags: product.GROUPTAGS,
    attributes: product.ATTRIBUTES.map(attributeFromWire),
    minimumOrderQuantity: product.MINIMUM_ORDER_QUANTITY,
    weightGrams: Math.round(product.WEIGHT_GRAMS),
    newSince: product.NEW_SINCE,
    crossSelling: product.CROSS_SELLING.map(({ CROSS_SELLING_TYPE, SKU }) => ({ kind: CROSS_SELLING_TYPE, sku: SKU })),
    dataSheetUrl: product.DATA_SHEET_URL ?? null,
    // Left out and not null, so that a product without them keeps the content hash that it had before the shop knew them.
    content: contentFromWire(product.CONTENT) ?? undefined,
    warnings: product.WARNINGS,
    facts: factsOf(product),
    successorSku: product.SUCCESSOR ?? undefined,
    lifecycle: lifecycleOf(product),
    variantGroup: product.VARIANT_GROUP ?? undefined,
    taxClass: product.TAX_CLASS === 'STANDARD' ? undefined : product.TAX_CLASS,
  };
}

/** Left out where the line says nothing, or that the product is active and has no substitutes. */
function lifecycleOf({ LIFECYCLE = 'ACTIVE', LAST_ORDER_DATE, SUBSTITUTES = [] }: ProductLine) {
  if (LIFECYCLE === 'ACTIVE' && SUBSTITUTES.length === 0) return undefined;
  return { state: LIFECYCLE, lastOrder: LAST_ORDER_DATE ?? null, substitutes: SUBSTITUTES };
}

/** The facts that the line states; left out without any. */
function factsOf({ GUARANTEE, HS_CODE, ORIGIN_COUNTRY, BATTERY, WEEE }: ProductLine): ProductFacts | undefined {
  const stated = [GUARANTEE, HS_CODE, ORIGIN_COUNTRY, BATTERY].some((fact) => fact !== undefined && fact !== null);
  if (!stated && WEEE !== true) return undefined;
  return factsFromWire({
    GUARANTEE: GUARANTEE ?? null,
    HS_CODE: HS_CODE ?? null,
    ORIGIN_COUNTRY: ORIGIN_COUNTRY ?? null,
    BATTERY: BATTERY ?? null,
    WEEE: WEEE ?? false,
  });
}

const noStock = { AMOUNT: 0, TIME_FRAME: 100, EXPECTED_DATE: null, PRESALE_DATE: null } as const;

function stockColumns({ AMOUNT, TIME_FRAME, EXPECTED_DATE, PRESALE_DATE }: StockLine = noStock) {
  return {
    stockAmount: AMOUNT,
    stockTimeFrame: TIME_FRAME,
    stockExpectedDate: EXPECTED_DATE,
    stockPresaleDate: PRESALE_DATE,
  };
}

/** A price in cents. */
export function priceEntry(price: ProductLine['PRICES'][number]): PriceEntry {
  const { AMOUNT, BRUTTO_SP, ORIGINAL_BRUTTO_SP, LOWEST_BRUTTO_30_DAYS } = price;
  return {
    from: AMOUNT,
    price: toCents(BRUTTO_SP),
    original: ORIGINAL_BRUTTO_SP === undefined ? null : toCents(ORIGINAL_BRUTTO_SP),
    lowest30Days: LOWEST_BRUTTO_30_DAYS === undefined ? null : toCents(LOWEST_BRUTTO_30_DAYS),
  };
}
