import type { Cents } from '@platine/domain/money/money.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';

/**
 * The state of a payment at the provider. `open`: the shopper has not decided; `abandoned`: the shopper left the provider's page; `unknown`: the
 * provider gave no state.
 */
export type ProviderStatus = 'open' | 'authorised' | 'declined' | 'abandoned' | 'expired' | 'unknown';

export type PaymentToOpen = {
  /** The shop's id of the payment, which the provider stores. */
  readonly id: string;
  readonly cents: Cents;
  readonly language: Language;
};

export type RefundToMake = {
  /** The shop's id of the payment. */
  readonly id: string;
  /** The same for every request of this refund, so that the provider makes it once. */
  readonly idempotencyKey: string;
};

/** An unsolicited message of a provider. */
export type PaymentNotice = { readonly paymentId: string; readonly status: ProviderStatus };

/** The interface of all payment services; each real one is an adapter. */
export type PaymentProvider = {
  /**
   * Opens the payment and returns the URL of the page for the shopper, which leads back to `returnPath`. Repeating it with the same id returns the
   * same URL.
   */
  readonly open: (payment: PaymentToOpen) => Promise<string>;
  /** Reads the state of a payment. Never rejects: an unreachable provider gives `unknown`. */
  readonly status: (id: string) => Promise<ProviderStatus>;
  /**
   * Ends a payment on which the shopper has not decided; a decided one stays as it is. Returns the state after it: `declined` when it has worked.
   * Never rejects: an unreachable provider gives `unknown`.
   */
  readonly cancel: (id: string) => Promise<ProviderStatus>;
  /** Parses a notice; null when the signature is not the provider's. */
  readonly readNotice: (request: Request) => Promise<PaymentNotice | null>;
  /**
   * Returns money that was authorised without an order: a void before capture, a refund after. Rejects when the provider has not confirmed it within
   * a minute.
   */
  readonly refund: (refund: RefundToMake) => Promise<void>;
};

/** The providers by payment method. A method that needs one but has none is not offered: PROVIDER_UNAVAILABLE (D23). */
export type PaymentProviders = Readonly<Partial<Record<PaymentMethod, PaymentProvider>>>;
