import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { categoryQuery } from '@platine/ui/queries/category.ts';
import { listingQuery } from '@platine/ui/queries/listing.ts';
import { productQuery, relatedQuery } from '@platine/ui/queries/products.ts';
import { searchedText } from '@platine/ui/queries/searchedText.ts';
import { newSubject, searchSubject } from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { namedCategories } from '@platine/ui/screens/ProductScreen/productCategories.ts';
import { newestProducts, reducedProducts } from '@platine/ui/screens/StartScreen/startListings.ts';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { lazyScreen } from './lazyScreen.tsx';
import { readListing } from './readListing.ts';
import type { Place, Route } from './route.ts';
import { fixedWords, readAhead, titled } from './route.ts';
import { accountRoutes } from './routes/account.tsx';
import { checkoutRoutes } from './routes/checkout.tsx';
import { contactRoutes } from './routes/contact.tsx';
import { contentRoutes } from './routes/content.tsx';
import { listingRoutes } from './routes/listings.tsx';

const start: Route = {
  path: '/',
  screen: lazyScreen('/StartScreen/StartScreen.tsx', async () => {
    const { StartScreen } = await import('@platine/ui/screens/StartScreen/StartScreen.tsx');
    return () => <StartScreen />;
  }),
  prefetch: ({ client, queryClient }) =>
    Promise.all([
      readAhead(queryClient, categoryQuery(client, rootCategory)),
      ...[newestProducts, reducedProducts].map((request) => readAhead(queryClient, listingQuery(client, request))),
    ]),
  words: (_, intl) => ({
    title: intl.formatMessage({ id: 'page.start.title' }),
    description: intl.formatMessage({ id: 'page.start.description' }),
  }),
  canonical: () => '/',
  indexed: true,
};

const newProducts: Route = {
  path: '/new_products',
  screen: lazyScreen('/NewProductsScreen/NewProductsScreen.tsx', async () => {
    const { NewProductsScreen } = await import('@platine/ui/screens/NewProductsScreen/NewProductsScreen.tsx');
    return () => <NewProductsScreen />;
  }),
  prefetch: (place) => readListing(place, newSubject),
  words: fixedWords('page.newProducts.title', 'page.newProducts.description'),
  canonical: () => '/new_products',
  indexed: true,
};

const search: Route = {
  path: '/search',
  screen: lazyScreen('/SearchScreen/SearchScreen.tsx', async () => {
    const { SearchScreen } = await import('@platine/ui/screens/SearchScreen/SearchScreen.tsx');
    return ({ search: query }) => <SearchScreen text={searchedText(query.get('q'))} />;
  }),
  prefetch: async (place) => {
    const text = searchedText(place.search.get('q'));
    if (text !== '') await readListing(place, searchSubject(text));
  },
  words: fixedWords('page.search.title', 'page.search.description'),
  canonical: () => '/search',
  indexed: false,
};

const cart: Route = {
  path: '/shopping_cart',
  screen: lazyScreen('/CartScreen/CartScreen.tsx', async () => {
    const { CartScreen } = await import('@platine/ui/screens/CartScreen/CartScreen.tsx');
    return () => <CartScreen />;
  }),
  prefetch: async () => undefined,
  words: fixedWords('page.cart.title', 'page.cart.description'),
  canonical: () => '/shopping_cart',
  indexed: false,
};

const productScreen = lazyScreen('/ProductScreen/ProductScreen.tsx', async () => {
  const { ProductScreen } = await import('@platine/ui/screens/ProductScreen/ProductScreen.tsx');
  return ({ params }) => <ProductScreen sku={skuOf(params)} />;
});

const product: Route = {
  path: '/product/:SKU',
  accepts: ({ SKU }) => /^[1-9]\d{0,8}$/.test(SKU ?? ''),
  screen: productScreen,
  prefetch: async ({ client, queryClient, params }) => {
    const query = productQuery(client, skuOf(params));
    await readAhead(queryClient, query);
    const loaded = queryClient.getQueryData(query.queryKey);
    if (loaded === undefined) return;
    await Promise.all([
      ...(loaded.related.length > 0 ? [readAhead(queryClient, relatedQuery(client, loaded))] : []),
      ...namedCategories(loaded).map((path) => readAhead(queryClient, categoryQuery(client, path))),
    ]);
  },
  subject: ({ client, params }) => productQuery(client, skuOf(params)).queryKey,
  words: (place, intl, language) => {
    const { client, queryClient, params } = place;
    const loaded = queryClient.getQueryData(productQuery(client, skuOf(params)).queryKey);
    const name = loaded === undefined ? null : (pickText(loaded.name, language)?.text ?? null);
    if (name === null) return fixedWords('page.product.gone', 'page.notFound.description')(place, intl, language);
    return { title: titled(intl, name), description: intl.formatMessage({ id: 'page.product.description' }, { name }) };
  },
  canonical: (params) => `/product/${skuOf(params)}`,
  indexed: true,
};

const notFound: Route = {
  path: null,
  screen: lazyScreen('/NotFoundScreen/NotFoundScreen.tsx', async () => {
    const { NotFoundScreen } = await import('@platine/ui/screens/NotFoundScreen/NotFoundScreen.tsx');
    return () => <NotFoundScreen />;
  }),
  prefetch: async () => undefined,
  words: fixedWords('page.notFound.title', 'page.notFound.description'),
  canonical: () => '/not_found',
  indexed: false,
};

/** `/products/:SKU` shows the same page and names the canonical one (D24). */
const routes: readonly Route[] = [
  start,
  newProducts,
  ...listingRoutes,
  search,
  cart,
  product,
  { ...product, path: '/products/:SKU' },
  ...checkoutRoutes,
  ...accountRoutes,
  ...contactRoutes,
  ...contentRoutes,
];

export type FoundRoute = { readonly route: Route; readonly params: Place['params'] };

/** The page of a path; the not-found page for any that is not the shop's. */
export function findRoute(path: string): FoundRoute {
  for (const route of routes) {
    const [matches, params] = route.path === null ? [false, null] : matchRoute(parse, route.path, path);
    if (matches && params !== null && (route.accepts?.(params) ?? true)) return { route, params };
  }
  return { route: notFound, params: {} };
}

/** Loads every page's code, so that the server draws without waiting. */
export async function preloadScreens(): Promise<void> {
  await Promise.all([...routes, notFound].map(({ screen }) => screen.preload()));
}

function skuOf({ SKU }: Place['params']): number {
  return Number(SKU);
}
