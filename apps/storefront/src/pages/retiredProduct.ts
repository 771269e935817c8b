import { categoryQuery } from '@platine/ui/queries/category.ts';
import { retiredQuery, successorQuery } from '@platine/ui/queries/retiredProduct.ts';
import { assignedCategories } from '@platine/ui/screens/ProductScreen/productCategories.ts';
import type { Place } from './place.ts';
import { readAhead } from './read.ts';

/** Reads what the page of a product shows that is not in the catalogue. */
export async function readRetiredProduct(place: Place, sku: number): Promise<void> {
  const { client, queryClient } = place;
  await readAhead(queryClient, retiredQuery(client, sku));
  const retired = retiredProduct(place, sku);
  if (retired === null) return;
  await Promise.all([
    readAhead(queryClient, successorQuery(client, retired)),
    ...assignedCategories(retired).map((path) => readAhead(queryClient, categoryQuery(client, path))),
  ]);
}

/** Whether the product was sold before, as far as it was read. */
export function isRetiredProduct(place: Place, sku: number): boolean {
  return retiredProduct(place, sku) !== null;
}

function retiredProduct({ client, queryClient }: Place, sku: number) {
  return queryClient.getQueryData(retiredQuery(client, sku).queryKey) ?? null;
}
