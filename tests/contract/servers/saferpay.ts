import { openSaferpay } from '@platine/api/testing/providers/openSaferpay.ts';
import { saferpayProvider } from '@platine/api/integrations/payments/saferpay/saferpayProvider.ts';
import type { ProvidersOf } from './api.ts';

/** Both methods are paid at the double of Saferpay, by the shop's own adapter. */
export const saferpayEverywhere: ProvidersOf = async ({ notify, ...shop }) => {
  const { account, stop } = await openSaferpay({ now: () => shop.clock().getTime(), notify });
  const provider = saferpayProvider({ ...shop, account, log: () => undefined });
  return { payments: { PAYPAL: provider, SAFERPAY: provider }, stop };
};
