import { preloadUsualParts } from '@platine/ui/i18n/lazyPart.tsx';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { messageGroupOf } from '../firstScreens.ts';
import { accountPage, contactActivatePage, passwordResetPage } from './account.tsx';
import { cartPage } from './cart.tsx';
import { categoryPage } from './category.tsx';
import { checkoutDonePage, checkoutPage, checkoutSummaryPage, checkoutTypePage } from './checkout.tsx';
import { comparePage } from './compare.tsx';
import { contactPage, newsletterCancelationPage, newsletterConfirmationPage } from './contact.tsx';
import { contentPages } from './content.tsx';
import { groupPage } from './group.tsx';
import { listPage, sharedListPage } from './list.tsx';
import { manufacturerPage } from './manufacturer.tsx';
import { manufacturersPage } from './manufacturers.tsx';
import { newProductsPage } from './newProducts.tsx';
import { notFoundPage } from './notFound.tsx';
import type { Page } from './page.ts';
import type { Params } from './place.ts';
import { orderPage } from './order.tsx';
import { productAliasPage, productPage } from './product.tsx';
import { salePage } from './sale.tsx';
import { searchPage } from './search.tsx';
import { startPage } from './start.tsx';
import { stockAlertPage } from './stockAlert.tsx';
import { withdrawalPage } from './withdrawal.tsx';
import { orderByListPage } from './orderByList.tsx';

const pages: readonly Page[] = [
  startPage,
  newProductsPage,
  salePage,
  categoryPage,
  groupPage,
  manufacturersPage,
  manufacturerPage,
  searchPage,
  cartPage,
  productPage,
  productAliasPage,
  checkoutTypePage,
  checkoutPage,
  checkoutSummaryPage,
  checkoutDonePage,
  accountPage,
  passwordResetPage,
  contactActivatePage,
  contactPage,
  newsletterConfirmationPage,
  newsletterCancelationPage,
  orderPage,
  withdrawalPage,
  stockAlertPage,
  orderByListPage,
  comparePage,
  listPage,
  sharedListPage,
  ...contentPages,
];

/** Finds the page of a path; the not-found page when there is none. */
export function findPage(path: string): { readonly page: Page; readonly params: Params } {
  for (const page of pages) {
    const [matches, params] = matchRoute(parse, page.path, path);
    if (matches && (page.accepts?.(params) ?? true)) return { page, params };
  }
  return { page: notFoundPage, params: {} };
}

/** Loads the code of the screens that most visits go on to, some 7 KiB: a press on a product or Enter in the search then waits for data alone. */
export async function preloadFirstScreens(): Promise<void> {
  const first = pages.filter(({ screen }) => messageGroupOf(screen.source) === 'first');
  await Promise.all(first.map(({ screen }) => screen.preload()));
  await preloadUsualParts();
}

/** Loads the code of every page, so that the server renders without waiting. */
export async function preloadScreens(): Promise<void> {
  await Promise.all([...pages, notFoundPage].map(({ screen }) => screen.preload()));
}
