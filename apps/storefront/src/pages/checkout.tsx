import type { Order } from '@platine/domain/order/order.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { acceptsOrder, orderKey } from './order.tsx';
import { pageOfLink, readOffers, readOrder } from './orderReads.ts';
import type { Page } from './page.ts';
import { fixedMetadata, missingMetadata } from './page.ts';

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
  read: import.meta.env.SSR ? readOffers : undefined,
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
  read: import.meta.env.SSR ? readOffers : undefined,
  personal: true,
  metadata: fixedMetadata('page.checkoutSummary.title', 'page.checkoutSummary.description'),
  indexed: false,
};

const doneMetadata = fixedMetadata('page.checkoutDone.title', 'page.checkoutDone.description');
const cancelledTitle = 'checkoutDoneScreen.cancelledTitle';
const cancelledMetadata = fixedMetadata(cancelledTitle, cancelledTitle);

export const checkoutDonePage: Page = {
  path: '/checkout_done/:ORDER_NUMBER',
  accepts: acceptsOrder,
  // Where mailed links led before orders had a page of their own.
  movedTo: import.meta.env.SSR ? pageOfLink : undefined,
  screen: lazyScreen('/CheckoutDoneScreen/CheckoutDoneScreen.tsx', async () => {
    const { CheckoutDoneScreen } = await import('@platine/ui/screens/CheckoutDoneScreen/CheckoutDoneScreen.tsx');
    return ({ params }) => <CheckoutDoneScreen orderNumber={params['ORDER_NUMBER'] ?? ''} />;
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
