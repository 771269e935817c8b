import { linkedSkus } from '@platine/domain/catalog/crossSelling.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { categoryQuery } from '@platine/ui/queries/category.ts';
import { productQuery } from '@platine/ui/queries/products.ts';
import { relatedQuery } from '@platine/ui/queries/related.ts';
import { productPath } from '@platine/ui/routing/paths.ts';
import { namedCategories } from '@platine/ui/screens/ProductScreen/productCategories.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { productThings } from '../metadata/productThings.ts';
import { shareImage } from '../metadata/shareImage.ts';
import type { Page } from './page.ts';
import { fixedMetadata, namedMetadata } from './page.ts';
import type { Params, Place } from './place.ts';
import { readAhead } from './read.ts';
import { isRetiredProduct, readRetiredProduct } from './retiredProduct.ts';

const goneMetadata = fixedMetadata('page.product.gone', 'page.notFound.description');

export const productPage: Page = {
  path: '/product/:SKU',
  screen: lazyScreen('/ProductScreen/ProductScreen.tsx', async () => {
    const { ProductScreen } = await import('@platine/ui/screens/ProductScreen/ProductScreen.tsx');
    return ({ params }) => <ProductScreen sku={skuOf(params)} asked={params['SKU']} />;
  }),
  read: import.meta.env.SSR ? readProductOrRetired : readProduct,
  readBelowFold,
  subject: (place) => product(place).queryKey,
  isRetired: import.meta.env.SSR ? (place) => isRetiredProduct(place, skuOf(place.params)) : undefined,
  metadata: (place, reader) => {
    const name = pickText(loadedProduct(place)?.name ?? {}, reader.language)?.text;
    if (name === undefined) return goneMetadata(place, reader);
    return namedMetadata(reader, name, 'page.product.description');
  },
  canonical: (params) => productPath(skuOf(params)),
  indexed: true,
  shareImage: import.meta.env.SSR ? (place, language) => shareImage(loadedProduct(place), language) : undefined,
  structuredData: import.meta.env.SSR
    ? (place, reader) => productThings(loadedProduct(place), place, reader)
    : undefined,
};

/** The second path of the same page; `canonical` names the first (D24). */
export const productAliasPage: Page = { ...productPage, path: '/products/:SKU' };

function readProduct(place: Place): Promise<void> {
  return readAhead(place.queryClient, product(place));
}

/** The browser reads a retired product when its page is shown: hardly any that it prefetches is one. */
async function readProductOrRetired(place: Place): Promise<void> {
  await readProduct(place);
  if (loadedProduct(place) === undefined) await readRetiredProduct(place, skuOf(place.params));
}

/** Reads what the product links to: its categories, and related products. */
async function readBelowFold(place: Place): Promise<void> {
  const { client, queryClient } = place;
  const loaded = loadedProduct(place);
  if (loaded === undefined) return;
  await Promise.all([
    ...(linkedSkus(loaded).length > 0 ? [readAhead(queryClient, relatedQuery(client, loaded))] : []),
    ...namedCategories(loaded).map((path) => readAhead(queryClient, categoryQuery(client, path))),
  ]);
}

function skuOf({ SKU }: Params): number {
  return Number(SKU);
}

function product({ client, params }: Place) {
  return productQuery(client, skuOf(params));
}

function loadedProduct(place: Place) {
  return place.queryClient.getQueryData(product(place).queryKey);
}
