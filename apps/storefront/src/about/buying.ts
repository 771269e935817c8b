import { orderQuery } from '@platine/ui/queries/order.ts';
import type { Place } from '../route.ts';
import type { About } from './about.ts';
import { fixedWords } from './about.ts';

/** From the cart to the thanks (D25). */
export const aboutBuying = {
  cart: {
    words: fixedWords('page.cart.title', 'page.cart.description'),
    canonical: () => '/shopping_cart',
    indexed: false,
  },
  checkoutType: {
    words: fixedWords('page.checkoutType.title', 'page.checkoutType.description'),
    canonical: () => '/checkout_type',
    indexed: false,
  },
  checkout: {
    words: fixedWords('page.checkout.title', 'page.checkout.description'),
    canonical: () => '/checkout',
    indexed: false,
  },
  checkoutSummary: {
    words: fixedWords('page.checkoutSummary.title', 'page.checkoutSummary.description'),
    canonical: () => '/checkout_summary',
    indexed: false,
  },
  checkoutDone: {
    subject: (place) => orderOf(place).queryKey,
    words: fixedWords('page.checkoutDone.title', 'page.checkoutDone.description'),
    canonical: ({ ORDER_NUMBER = '' }) => `/checkout_done/${encodeURIComponent(ORDER_NUMBER)}`,
    indexed: false,
  },
} satisfies Record<string, About>;

/** The order that the page of the thanks shows. */
export function orderOf({ client, params, search }: Place) {
  return orderQuery(client, params['ORDER_NUMBER'] ?? '', search.get('signature'));
}
