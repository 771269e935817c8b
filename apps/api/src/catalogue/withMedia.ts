import type { TakeMedia } from '../media/takeMedia.ts';
import { takeProductMedia } from './productMedia.ts';
import type { ParsedProduct } from './readProducts.ts';
import type { Tally } from './report.ts';
import { canonicalJson, hash } from './rows.ts';

type MediaWork = {
  readonly take: TakeMedia;
  readonly tally: Tally;
  /** Called with the bytes of the product files that are processed. */
  readonly onProgress: (bytes: number) => void;
};

/** Products whose pictures are taken at the same time: most wait for the web, and each picture takes the memory of one. */
const atOnce = 4;

/** Takes the pictures and documents of products into the shop, and names them in their rows. */
export async function withMedia(products: readonly ParsedProduct[], work: MediaWork): Promise<ParsedProduct[]> {
  const done: ParsedProduct[] = [...products];
  const waiting = products.entries();
  const takeNext = async () => {
    for (const [index, product] of waiting) {
      done[index] = await withOwnMedia(product, work);
      work.onProgress(product.end);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
  return done;
}

async function withOwnMedia(product: ParsedProduct, { take, tally }: MediaWork): Promise<ParsedProduct> {
  const { row, media, file, line } = product;
  // A product without any keeps the content hash that it had before there were media.
  if (media.length === 0) return product;
  const taken = await takeProductMedia(media, { take, tally, naming: { file, line } });
  return { ...product, row: { ...row, ...taken, contentHash: hash(row.contentHash + canonicalJson(taken)) } };
}
