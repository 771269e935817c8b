import { lazyScreen } from '../lazyScreen.tsx';
import type { Route } from '../route.ts';

const checkoutType: Route = {
  path: '/checkout_type',
  page: 'checkoutType',
  screen: lazyScreen('/CheckoutTypeScreen/CheckoutTypeScreen.tsx', async () => {
    const { CheckoutTypeScreen } = await import('@platine/ui/screens/CheckoutTypeScreen/CheckoutTypeScreen.tsx');
    return () => <CheckoutTypeScreen />;
  }),
};

const checkout: Route = {
  path: '/checkout',
  page: 'checkout',
  screen: lazyScreen('/CheckoutScreen/CheckoutScreen.tsx', async () => {
    const { CheckoutScreen } = await import('@platine/ui/screens/CheckoutScreen/CheckoutScreen.tsx');
    return () => <CheckoutScreen />;
  }),
};

const summary: Route = {
  path: '/checkout_summary',
  page: 'checkoutSummary',
  screen: lazyScreen('/CheckoutSummaryScreen/CheckoutSummaryScreen.tsx', async () => {
    const { CheckoutSummaryScreen } =
      await import('@platine/ui/screens/CheckoutSummaryScreen/CheckoutSummaryScreen.tsx');
    return () => <CheckoutSummaryScreen />;
  }),
};

const done: Route = {
  path: '/checkout_done/:ORDER_NUMBER',
  page: 'checkoutDone',
  accepts: ({ ORDER_NUMBER = '' }) => ORDER_NUMBER.length <= 40,
  screen: lazyScreen('/CheckoutDoneScreen/CheckoutDoneScreen.tsx', async () => {
    const { CheckoutDoneScreen } = await import('@platine/ui/screens/CheckoutDoneScreen/CheckoutDoneScreen.tsx');
    return ({ params, search }) => (
      <CheckoutDoneScreen orderNumber={params['ORDER_NUMBER'] ?? ''} signature={search.get('signature')} />
    );
  }),
};

/** From the cart to the thanks (D25). */
export const checkoutRoutes: readonly Route[] = [checkoutType, checkout, summary, done];
