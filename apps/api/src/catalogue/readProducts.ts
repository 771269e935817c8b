import { join } from 'node:path';
import type { PriceEntry } from '@platine/domain/money/priceBreaks.ts';
import type { KnownFrame } from './frame.ts';
import { readLines } from './lines.ts';
import { productFilesIn } from './productFiles.ts';
import type { Tally } from './report.ts';
import { canonical, hash, productRow } from './rows.ts';
import type { SampleProduct } from './sampleShapes.ts';
import { sampleProduct } from './sampleShapes.ts';
import { searchRows } from './searchRow.ts';
import type { Written } from './write.ts';

export type ProductLine = Written & { readonly file: string; readonly line: number; readonly end: number };

export type ProductReading = {
  readonly folder: string;
  readonly known: KnownFrame;
  readonly tally: Tally;
  /** The SKUs that the files name, those of refused lines too. */
  readonly seen: Set<number>;
  /** Told of a refused line that does not say which product it was. */
  readonly onUnknown: () => void;
};

/** Reads the products of a folder one by one; a line that is not right is refused with its reason. */
export async function* readProducts({
  folder,
  known,
  tally,
  seen,
  onUnknown,
}: ProductReading): AsyncGenerator<ProductLine> {
  let before = 0;
  for (const file of await productFilesIn(folder)) {
    for await (const line of readLines(join(folder, file), sampleProduct)) {
      before += line.bytes;
      const sku = line.ok ? line.value.SKU : skuIn(line.raw);
      const reason = line.ok ? reasonAgainst(line.value, known, seen) : line.reason;
      if (sku === null) onUnknown();
      else seen.add(sku);
      if (reason !== null) tally.refuse({ file, line: line.number, reason });
      else if (line.ok) yield { ...written(line.value, known, tally), file, line: line.number, end: before };
    }
  }
}

function reasonAgainst(
  product: SampleProduct,
  { makers, categoryNames }: KnownFrame,
  seen: ReadonlySet<number>,
): string | null {
  if (seen.has(product.SKU)) return `SKU ${product.SKU} stands in a line before`;
  if (!makers.has(product.MANUFACTURER_ID))
    return `MANUFACTURER_ID ${product.MANUFACTURER_ID} is not in manufacturers.jsonl`;
  const unknown = product.CATEGORY_PATHS.find((path) => !categoryNames.has(path.toLowerCase()));
  return unknown === undefined ? null : `CATEGORY_PATHS: ${unknown} is not in categories.jsonl`;
}

function written(product: SampleProduct, { makers, categoryNames }: KnownFrame, tally: Tally): Written {
  const { row, dropped } = productRow(product);
  if (dropped.length > 0) tally.warn(droppedBreaks(product.SKU, dropped));
  const { search, names } = searchRows(row, {
    manufacturer: makers.get(product.MANUFACTURER_ID) ?? '',
    categoryName: (path) => categoryNames.get(path) ?? null,
  });
  // What the search reads of makers and categories belongs to the content, so that a new name of theirs is found.
  return { row: { ...row, contentHash: hash(row.contentHash + canonical([search, names])) }, search, names };
}

function droppedBreaks(sku: number, dropped: readonly PriceEntry[]): string {
  const from = dropped.map((entry) => entry.from).join(', ');
  return `Product ${sku}: the price breaks from ${from} pieces are unsorted, overlapping or dearer, and are dropped.`;
}

function skuIn(raw: unknown): number | null {
  return typeof raw === 'object' && raw !== null && 'SKU' in raw && typeof raw.SKU === 'number' ? raw.SKU : null;
}
