import type { FolderShop } from './folderShop.ts';

/** The settings that say which payment services a process has; null for one that is not set up. */
export type PaymentServices = {
  /** Address of an API elsewhere; null for one in this process. */
  readonly apiUrl: string | null;
  readonly sandbox: boolean;
  readonly paypal: object | null;
  readonly saferpay: object | null;
};

/**
 * A shop that offers no payment method whose service is not set up, so that no page, mail or document names one that nobody can choose (D36). A
 * storefront does not know the services of an API elsewhere.
 */
export function withSetUpMethods(shop: FolderShop, { apiUrl, sandbox, paypal, saferpay }: PaymentServices): FolderShop {
  if (apiUrl !== null || sandbox) return shop;
  const { PAYPAL, SAFERPAY } = shop.payment;
  return {
    ...shop,
    payment: {
      ...shop.payment,
      PAYPAL: { ...PAYPAL, offered: PAYPAL.offered && paypal !== null },
      SAFERPAY: { ...SAFERPAY, offered: SAFERPAY.offered && saferpay !== null },
    },
  };
}
