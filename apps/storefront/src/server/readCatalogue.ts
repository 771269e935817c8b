import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { productFromWire } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** The largest answer of one search. */
export const hitsInCall = 100;

/** A call failed whose reason the call itself has logged. */
export class UnreadCatalogueError extends Error {
  override readonly name = 'UnreadCatalogueError';
}

/** Throws for a failed read: programs keep files of the catalogue for an hour, so each is complete or missing. */
export function dataOf<Data>(answer: Outcome<Data>): Data {
  if (answer.kind !== 'data') throw new UnreadCatalogueError('The catalogue could not be read.');
  return answer.data;
}

type Range = { readonly skip: number; readonly limit: number };

/** The number of all products, and some of them, the newest number first. */
export async function readProducts(client: Client, { skip, limit }: Range) {
  const { PRODUCTS, MAX_HIT } = dataOf(await client('search', { ...allProducts, SKIP: skip, LIMIT: limit }));
  return { skus: PRODUCTS, total: MAX_HIT };
}

/** All products with everything that their pages show, in parts, so that memory does not grow with the catalogue. */
export async function* readWholeProducts(client: Client): AsyncGenerator<readonly Product[]> {
  for (let skip = 0; ; skip += hitsInCall) {
    const page = { SKIP: skip, LIMIT: hitsInCall, FILTER_CLASS: 'FULL', WITH_PRODUCTS: true } as const;
    const { LOADED, PRODUCTS } = dataOf(await client('search', { ...allProducts, ...page }));
    yield LOADED.map(productFromWire);
    if (PRODUCTS.length < hitsInCall) return;
  }
}

const allProducts = { q: '', VIEW: 'listing', SORT: 'SKU_DESC', FILTER_CLASS: 'LIST', FILTERS: {} } as const;

/** All categories below the root, level by level. */
export async function readCategories(client: Client): Promise<ResponseOf<'category'>['CHILDREN']> {
  const found: ResponseOf<'category'>['CHILDREN'] = [];
  let level: readonly string[] = [rootCategory];
  while (level.length > 0) {
    const read = await Promise.all(level.map((path) => client('category', { PATH: path })));
    const children = read.flatMap((answer) => dataOf(answer).CHILDREN);
    found.push(...children);
    level = children.filter(({ HAS_CHILDREN }) => HAS_CHILDREN).map(({ PATH }) => PATH);
  }
  return found;
}
