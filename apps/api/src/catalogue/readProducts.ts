import type { PriceEntry } from '@platine/domain/money/priceBreaks.ts';
import type { AssetLine } from './assetLine.ts';
import type { References } from './structure.ts';
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
  const successors = new Map<number, number>();
  for await (const line of source.products()) {
    before += line.bytes;
    const sku = line.ok ? line.value.SKU : skuIn(line.raw);
    const reason = line.ok ? reasonAgainst(line.value, known, seen) : line.reason;
    if (sku === null) onUnknown();
    else seen.add(sku);
    if (reason !== null) tally.refuse({ file: line.file, line: line.number, reason });
    else if (line.ok) {
      const { SUCCESSOR } = line.value;
      if (typeof SUCCESSOR === 'number') successors.set(line.value.SKU, SUCCESSOR);
      yield {
        ...written(line.value, { known, tally, keepStock }),
        file: line.file,
        line: line.number,
        end: before,
        media: assetsIn(line.value),
      };
    }
  }
  for (const [sku, successor] of missingSuccessors(successors, seen))
    tally.warn(`Product ${sku}: its SUCCESSOR ${successor} is not in the files.`);
}

/** Those that no line has; known only at the end, because a successor may stand in a later line. */
function missingSuccessors(successors: ReadonlyMap<number, number>, seen: ReadonlySet<number>) {
  return [...successors].filter(([, successor]) => !seen.has(successor));
}

function assetsIn({ ASSETS = [] }: ProductLine): readonly AssetLine[] {
  return ASSETS;
}

function reasonAgainst(
  product: ProductLine,
  { makers, categoryNames }: References,
  seen: ReadonlySet<number>,
): string | null {
  if (seen.has(product.SKU)) return `SKU ${product.SKU} stands in a line before`;
  if (product.SUCCESSOR === product.SKU) return `SUCCESSOR ${product.SUCCESSOR} is the product itself`;
  if (!makers.has(product.MANUFACTURER_ID))
    return `MANUFACTURER_ID ${product.MANUFACTURER_ID} is not in manufacturers.jsonl`;
  const unknown = product.CATEGORY_PATHS.find((path) => !categoryNames.has(path.toLowerCase()));
  return unknown === undefined ? null : `CATEGORY_PATHS: ${unknown} is not in categories.jsonl`;
}

type Writing = Pick<ProductReading, 'known' | 'tally' | 'keepStock'>;

function written(product: ProductLine, { known: { makers, categoryNames }, tally, keepStock }: Writing): ProductWrite {
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
