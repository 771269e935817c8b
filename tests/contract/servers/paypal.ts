import { openPaypal } from '@platine/api/testing/providers/openPaypal.ts';
import { paypalProvider } from '@platine/api/integrations/payments/paypal/paypalProvider.ts';
import type { ProvidersOf } from './api.ts';

/** Both methods are paid at the double of PayPal, by the shop's own adapter. Its page leads the shopper's browser on. */
export const paypalEverywhere: ProvidersOf = async ({ notify, ...shop }) => {
  const { publicOrigin } = shop;
  const { account, stop } = await openPaypal({
    publicOrigin,
    now: () => shop.clock().getTime(),
    notify,
    follow: notify,
  });
  const provider = paypalProvider({ ...shop, account, log: () => undefined });
  return { payments: { PAYPAL: provider, SAFERPAY: provider }, stop };
};
