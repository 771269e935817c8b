import type { Product } from '@platine/domain/catalog/product.ts';
import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { categoryQuery } from '@platine/ui/queries/category.ts';
import { listingQuery } from '@platine/ui/queries/listing.ts';
import { productQuery, relatedQuery } from '@platine/ui/queries/products.ts';
import { namedCategories } from '@platine/ui/screens/ProductScreen/productCategories.ts';
import { newestProducts, reducedProducts } from '@platine/ui/screens/StartScreen/startListings.ts';
import { skuOf } from '../params.ts';
import type { Place } from '../route.ts';
import type { Read } from './read.ts';
import { readAhead } from './readAhead.ts';

const start: Read = ({ client, queryClient }) =>
  Promise.all([
    readAhead(queryClient, categoryQuery(client, rootCategory)),
    ...[newestProducts, reducedProducts].map((request) => readAhead(queryClient, listingQuery(client, request))),
  ]);

const product: Read = async (place) => {
  const loaded = await readProduct(place);
  if (loaded !== undefined) await readAround(place, loaded);
};

/** The same, waiting for what is above the fold alone; the names of the categories fill the line that the way there has. */
const productAboveFold: Read = async (place) => {
  const loaded = await readProduct(place);
  if (loaded !== undefined) void readAround(place, loaded);
};

async function readProduct({ client, queryClient, params }: Place): Promise<Product | undefined> {
  const query = productQuery(client, skuOf(params));
  await readAhead(queryClient, query);
  return queryClient.getQueryData(query.queryKey);
}

/** What it links to: related products and its categories. */
function readAround({ client, queryClient }: Place, loaded: Product): Promise<unknown> {
  return Promise.all([
    ...(loaded.related.length > 0 ? [readAhead(queryClient, relatedQuery(client, loaded))] : []),
    ...namedCategories(loaded).map((path) => readAhead(queryClient, categoryQuery(client, path))),
  ]);
}

/** The start page and a product's. */
export const productReads = { start, product } satisfies Record<string, Read>;

/** What of them is waited for in the browser before it goes there. */
export const productReadsAboveFold = { start, product: productAboveFold } satisfies Record<string, Read>;
