import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { categoryQuery } from '@platine/ui/queries/category.ts';
import { listingQuery } from '@platine/ui/queries/listing.ts';
import { productQuery, relatedQuery } from '@platine/ui/queries/products.ts';
import { namedCategories } from '@platine/ui/screens/ProductScreen/productCategories.ts';
import { newestProducts, reducedProducts } from '@platine/ui/screens/StartScreen/startListings.ts';
import { skuOf } from '../params.ts';
import type { Read } from './read.ts';
import { readAhead } from './readAhead.ts';

const start: Read = ({ client, queryClient }) =>
  Promise.all([
    readAhead(queryClient, categoryQuery(client, rootCategory)),
    ...[newestProducts, reducedProducts].map((request) => readAhead(queryClient, listingQuery(client, request))),
  ]);

const product: Read = async ({ client, queryClient, params }) => {
  const query = productQuery(client, skuOf(params));
  await readAhead(queryClient, query);
  const loaded = queryClient.getQueryData(query.queryKey);
  if (loaded === undefined) return;
  await Promise.all([
    ...(loaded.related.length > 0 ? [readAhead(queryClient, relatedQuery(client, loaded))] : []),
    ...namedCategories(loaded).map((path) => readAhead(queryClient, categoryQuery(client, path))),
  ]);
};

/** The start page and a product's. */
export const productReads = { start, product } satisfies Record<string, Read>;
