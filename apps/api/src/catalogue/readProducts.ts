import { mostVariants } from '@platine/domain/catalog/variants.ts';
import type { PriceEntry } from '@platine/domain/money/priceBreaks.ts';
import type { AssetLine } from './assetLine.ts';
import type { References } from './references.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import type { Tally } from './report.ts';
import { canonicalJson, hash, productRow } from './rows.ts';
import type { ProductLine } from './catalogueLines.ts';
import { searchRows } from './searchRow.ts';
import type { ProductWrite } from './write.ts';

export type ParsedProduct = ProductWrite & {
  readonly file: string;
  readonly line: number;
  /** Bytes of the product files up to the end of this line. */
  readonly end: number;
  /** Its pictures, documents and links, which are still to be taken. */
  readonly media: readonly AssetLine[];
};

export type ProductReading = {
  readonly source: CatalogueSource;
  readonly known: References;
  readonly tally: Tally;
  /** The SKUs in the files, those of refused lines included. */
  readonly seen: Set<number>;
  /** Whether the stock in the files counts for new products only. */
  readonly keepStock: boolean;
  /** Called for a refused line without a readable SKU. */
  readonly onUnknown: () => void;
};

/** Reads the products of a catalogue one by one; an invalid line is refused with its reason. */
export async function* readProducts({
  source,
  known,
  tally,
  seen,
  keepStock,
  onUnknown,
}: ProductReading): AsyncGenerator<ParsedProduct> {
  let before = 0;
  const replacements: Replacement[] = [];
  const variants = new Map<string, number>();
  for await (const line of source.products()) {
    before += line.bytes;
    const sku = line.ok ? line.value.SKU : skuIn(line.raw);
    const reason = line.ok
      ? (reasonAgainst(line.value, known, seen) ?? countVariant(line.value, variants))
      : line.reason;
    if (sku === null) onUnknown();
    else seen.add(sku);
    if (reason !== null) tally.refuse({ file: line.file, line: line.number, reason });
    else if (line.ok) {
      replacements.push(...replacementsIn(line.value));
      yield {
        ...written(line.value, { known, tally, keepStock }),
        file: line.file,
        line: line.number,
        end: before,
        media: assetsIn(line.value),
      };
    }
  }
  // Known only at the end, because a product may stand in a later line than the one that it replaces.
  for (const { sku, field, by } of replacements.filter((one) => !seen.has(one.by)))
    tally.warn(`Product ${sku}: its ${field} ${by} is not in the files.`);
}

type Replacement = { readonly sku: number; readonly field: 'SUCCESSOR' | 'SUBSTITUTE'; readonly by: number };

function replacementsIn({ SKU: sku, SUCCESSOR, SUBSTITUTES = [] }: ProductLine): Replacement[] {
  const successor = typeof SUCCESSOR === 'number' ? [{ sku, field: 'SUCCESSOR' as const, by: SUCCESSOR }] : [];
  return [...successor, ...SUBSTITUTES.map((by) => ({ sku, field: 'SUBSTITUTE' as const, by }))];
}

function assetsIn({ ASSETS = [] }: ProductLine): readonly AssetLine[] {
  return ASSETS;
}

/** The reason against a line that its schema does not see; null for none. */
export function reasonAgainst(
  product: ProductLine,
  { makers, categoryNames }: References,
  seen: ReadonlySet<number>,
): string | null {
  if (seen.has(product.SKU)) return `SKU ${product.SKU} stands in a line before`;
  const wrongLife = reasonAgainstLife(product);
  if (wrongLife !== null) return wrongLife;
  if (!makers.has(product.MANUFACTURER_ID))
    return `MANUFACTURER_ID ${product.MANUFACTURER_ID} is not in manufacturers.jsonl`;
  const unknown = product.CATEGORY_PATHS.find((path) => !categoryNames.has(path.toLowerCase()));
  return unknown === undefined ? null : `CATEGORY_PATHS: ${unknown} is not in categories.jsonl`;
}

/** Counts the product among its variants; the reason against one too many (record 0151). */
function countVariant({ VARIANT_GROUP }: ProductLine, variants: Map<string, number>): string | null {
  if (typeof VARIANT_GROUP !== 'string') return null;
  const count = (variants.get(VARIANT_GROUP) ?? 0) + 1;
  variants.set(VARIANT_GROUP, count);
  return count > mostVariants ? `VARIANT_GROUP ${VARIANT_GROUP} has more than ${mostVariants} products` : null;
}

/** Fields of a product's life that contradict each other or name the product itself. */
function reasonAgainstLife({ SKU, SUCCESSOR, SUBSTITUTES = [], LIFECYCLE, LAST_ORDER_DATE }: ProductLine) {
  if (SUCCESSOR === SKU) return `SUCCESSOR ${SUCCESSOR} is the product itself`;
  if (SUBSTITUTES.includes(SKU)) return `SUBSTITUTES: ${SKU} is the product itself`;
  const dated = typeof LAST_ORDER_DATE === 'string';
  return dated && LIFECYCLE !== 'LAST_ORDER' ? 'LAST_ORDER_DATE goes with LIFECYCLE LAST_ORDER alone' : null;
}

type Writing = Pick<ProductReading, 'known' | 'tally' | 'keepStock'>;

/** A line's row with its search rows. */
export function written(
  product: ProductLine,
  { known: { makers, categoryNames }, tally, keepStock }: Writing,
): ProductWrite {
  const { row, dropped } = productRow(product, keepStock);
  if (dropped.length > 0) tally.warn(droppedBreaks(product.SKU, dropped));
  const { search, names } = searchRows(row, {
    manufacturer: makers.get(product.MANUFACTURER_ID) ?? '',
    categoryName: (path) => categoryNames.get(path) ?? null,
  });
  // The hash includes searched names of manufacturers and categories, so that renaming one updates the product.
  return { row: { ...row, contentHash: hash(row.contentHash + canonicalJson([search, names])) }, search, names };
}

function droppedBreaks(sku: number, dropped: readonly PriceEntry[]): string {
  const from = dropped.map((entry) => entry.from).join(', ');
  return `Product ${sku}: the price breaks from ${from} pieces are unsorted, overlapping or dearer, and are dropped.`;
}

function skuIn(raw: unknown): number | null {
  return typeof raw === 'object' && raw !== null && 'SKU' in raw && typeof raw.SKU === 'number' ? raw.SKU : null;
}
