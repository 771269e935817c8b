import type { Order } from '@platine/domain/order/order.ts';
import { queryKeys } from '@platine/ui/queries/keys.ts';
import { paymentQuery } from '@platine/ui/queries/payment.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { pickupQuery, shippingQuery } from '@platine/ui/queries/shipping.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { readOrder } from './orderReads.ts';
import type { Page } from './page.ts';
import { fixedMetadata, missingMetadata } from './page.ts';
import type { Place } from './place.ts';
import { readAhead } from './read.ts';

/** The four pages of the checkout (D25). */

export const checkoutTypePage: Page = {
  path: '/checkout_type',
  screen: lazyScreen('/CheckoutTypeScreen/CheckoutTypeScreen.tsx', async () => {
    const { CheckoutTypeScreen } = await import('@platine/ui/screens/CheckoutTypeScreen/CheckoutTypeScreen.tsx');
    return () => <CheckoutTypeScreen />;
  }),
  metadata: fixedMetadata('page.checkoutType.title', 'page.checkoutType.description'),
  indexed: false,
};

export const checkoutPage: Page = {
  path: '/checkout',
  screen: lazyScreen('/CheckoutScreen/CheckoutScreen.tsx', async () => {
    const { CheckoutScreen } = await import('@platine/ui/screens/CheckoutScreen/CheckoutScreen.tsx');
    return () => <CheckoutScreen />;
  }),
  read: readOffers,
  personal: true,
  metadata: fixedMetadata('page.checkout.title', 'page.checkout.description'),
  indexed: false,
};

export const checkoutSummaryPage: Page = {
  path: '/checkout_summary',
  screen: lazyScreen('/CheckoutSummaryScreen/CheckoutSummaryScreen.tsx', async () => {
    const { CheckoutSummaryScreen } =
      await import('@platine/ui/screens/CheckoutSummaryScreen/CheckoutSummaryScreen.tsx');
    return () => <CheckoutSummaryScreen />;
  }),
  read: readOffers,
  personal: true,
  metadata: fixedMetadata('page.checkoutSummary.title', 'page.checkoutSummary.description'),
  indexed: false,
};

const doneMetadata = fixedMetadata('page.checkoutDone.title', 'page.checkoutDone.description');
const cancelledTitle = 'checkoutDoneScreen.cancelledTitle';
const cancelledMetadata = fixedMetadata(cancelledTitle, cancelledTitle);

export const checkoutDonePage: Page = {
  path: '/checkout_done/:ORDER_NUMBER',
  accepts: ({ ORDER_NUMBER = '' }) => ORDER_NUMBER.length <= 40,
  screen: lazyScreen('/CheckoutDoneScreen/CheckoutDoneScreen.tsx', async () => {
    const { CheckoutDoneScreen } = await import('@platine/ui/screens/CheckoutDoneScreen/CheckoutDoneScreen.tsx');
    return ({ params, search }) => (
      <CheckoutDoneScreen
        orderNumber={params['ORDER_NUMBER'] ?? ''}
        signature={search.get('signature')}
        renewed={search.get('renewed')}
      />
    );
  }),
  read: import.meta.env.SSR ? readOrder : undefined,
  personal: true,
  subject: orderKey,
  metadata: (place, reader) => {
    const found = place.queryClient.getQueryData<Order>(orderKey(place));
    if (found === undefined) return missingMetadata(place, reader);
    return (found.cancellation === null ? doneMetadata : cancelledMetadata)(place, reader);
  },
  canonical: ({ ORDER_NUMBER = '' }) => `/checkout_done/${encodeURIComponent(ORDER_NUMBER)}`,
  indexed: false,
};

/** Reads the shipping and payment methods, which depend on the cart. */
async function readOffers({ client, queryClient }: Place): Promise<void> {
  await readAhead(queryClient, sessionQuery(client));
  const session = queryClient.getQueryData(sessionQuery(client).queryKey);
  if (session === undefined) return;
  await Promise.all([
    readAhead(queryClient, shippingQuery(client, session)),
    readAhead(queryClient, paymentQuery(client, session)),
    readAhead(queryClient, pickupQuery(client)),
  ]);
}

function orderKey({ params, search }: Place) {
  return queryKeys.order(params['ORDER_NUMBER'] ?? '', search.get('signature'));
}
