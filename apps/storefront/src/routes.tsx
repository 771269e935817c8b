import { searchedText } from '@platine/ui/queries/searchedText.ts';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { lazyScreen } from './lazyScreen.tsx';
import { skuOf } from './params.ts';
import type { Place, Route } from './route.ts';
import { accountRoutes } from './routes/account.tsx';
import { checkoutRoutes } from './routes/checkout.tsx';
import { contactRoutes } from './routes/contact.tsx';
import { contentRoutes } from './routes/content.tsx';
import { listingRoutes } from './routes/listings.tsx';

const start: Route = {
  path: '/',
  page: 'start',
  screen: lazyScreen('/StartScreen/StartScreen.tsx', async () => {
    const { StartScreen } = await import('@platine/ui/screens/StartScreen/StartScreen.tsx');
    return () => <StartScreen />;
  }),
};

const newProducts: Route = {
  path: '/new_products',
  page: 'newProducts',
  screen: lazyScreen('/NewProductsScreen/NewProductsScreen.tsx', async () => {
    const { NewProductsScreen } = await import('@platine/ui/screens/NewProductsScreen/NewProductsScreen.tsx');
    return () => <NewProductsScreen />;
  }),
};

const search: Route = {
  path: '/search',
  page: 'search',
  screen: lazyScreen('/SearchScreen/SearchScreen.tsx', async () => {
    const { SearchScreen } = await import('@platine/ui/screens/SearchScreen/SearchScreen.tsx');
    return ({ search: query }) => <SearchScreen text={searchedText(query.get('q'))} />;
  }),
};

const cart: Route = {
  path: '/shopping_cart',
  page: 'cart',
  screen: lazyScreen('/CartScreen/CartScreen.tsx', async () => {
    const { CartScreen } = await import('@platine/ui/screens/CartScreen/CartScreen.tsx');
    return () => <CartScreen />;
  }),
};

const product: Route = {
  path: '/product/:SKU',
  page: 'product',
  accepts: ({ SKU }) => /^[1-9]\d{0,8}$/.test(SKU ?? ''),
  screen: lazyScreen('/ProductScreen/ProductScreen.tsx', async () => {
    const { ProductScreen } = await import('@platine/ui/screens/ProductScreen/ProductScreen.tsx');
    return ({ params }) => <ProductScreen sku={skuOf(params)} />;
  }),
};

const notFound: Route = {
  path: null,
  page: 'notFound',
  screen: lazyScreen('/NotFoundScreen/NotFoundScreen.tsx', async () => {
    const { NotFoundScreen } = await import('@platine/ui/screens/NotFoundScreen/NotFoundScreen.tsx');
    return () => <NotFoundScreen />;
  }),
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
