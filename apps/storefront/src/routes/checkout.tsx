import { orderQuery } from '@platine/ui/queries/order.ts';
import { paymentQuery } from '@platine/ui/queries/payment.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { pickupQuery, shippingQuery } from '@platine/ui/queries/shipping.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Place, Route } from '../route.ts';
import { fixedWords, readAhead } from '../route.ts';

const checkoutType: Route = {
  path: '/checkout_type',
  screen: lazyScreen('/CheckoutTypeScreen/CheckoutTypeScreen.tsx', async () => {
    const { CheckoutTypeScreen } = await import('@platine/ui/screens/CheckoutTypeScreen/CheckoutTypeScreen.tsx');
    return () => <CheckoutTypeScreen />;
  }),
  prefetch: async () => undefined,
  words: fixedWords('page.checkoutType.title', 'page.checkoutType.description'),
  canonical: () => '/checkout_type',
  indexed: false,
};

const checkout: Route = {
  path: '/checkout',
  screen: lazyScreen('/CheckoutScreen/CheckoutScreen.tsx', async () => {
    const { CheckoutScreen } = await import('@platine/ui/screens/CheckoutScreen/CheckoutScreen.tsx');
    return () => <CheckoutScreen />;
  }),
  prefetch: readOffers,
  words: fixedWords('page.checkout.title', 'page.checkout.description'),
  canonical: () => '/checkout',
  indexed: false,
};

const summary: Route = {
  path: '/checkout_summary',
  screen: lazyScreen('/CheckoutSummaryScreen/CheckoutSummaryScreen.tsx', async () => {
    const { CheckoutSummaryScreen } =
      await import('@platine/ui/screens/CheckoutSummaryScreen/CheckoutSummaryScreen.tsx');
    return () => <CheckoutSummaryScreen />;
  }),
  prefetch: readOffers,
  words: fixedWords('page.checkoutSummary.title', 'page.checkoutSummary.description'),
  canonical: () => '/checkout_summary',
  indexed: false,
};

const done: Route = {
  path: '/checkout_done/:ORDER_NUMBER',
  accepts: ({ ORDER_NUMBER = '' }) => ORDER_NUMBER.length <= 40,
  screen: lazyScreen('/CheckoutDoneScreen/CheckoutDoneScreen.tsx', async () => {
    const { CheckoutDoneScreen } = await import('@platine/ui/screens/CheckoutDoneScreen/CheckoutDoneScreen.tsx');
    return ({ params, search }) => (
      <CheckoutDoneScreen orderNumber={params['ORDER_NUMBER'] ?? ''} signature={search.get('signature')} />
    );
  }),
  prefetch: (place) => readAhead(place.queryClient, orderOf(place)),
  subject: (place) => orderOf(place).queryKey,
  words: fixedWords('page.checkoutDone.title', 'page.checkoutDone.description'),
  canonical: ({ ORDER_NUMBER = '' }) => `/checkout_done/${encodeURIComponent(ORDER_NUMBER)}`,
  indexed: false,
};

/** From the cart to the thanks (D25). */
export const checkoutRoutes: readonly Route[] = [checkoutType, checkout, summary, done];

function orderOf({ client, params, search }: Place) {
  return orderQuery(client, params['ORDER_NUMBER'] ?? '', search.get('signature'));
}

/** What is offered depends on the cart. */
async function readOffers({ client, queryClient }: Place): Promise<void> {
  await readAhead(queryClient, sessionQuery(client));
  const session = queryClient.getQueryData(sessionQuery(client).queryKey) ?? null;
  if (session === null) return;
  await Promise.all([
    readAhead(queryClient, shippingQuery(client, session)),
    readAhead(queryClient, paymentQuery(client, session)),
    readAhead(queryClient, pickupQuery(client)),
  ]);
}
