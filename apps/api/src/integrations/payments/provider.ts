import type { Cents } from '@platine/domain/money/money.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';

/**
 * How a payment stands with the provider. `open`: the shopper has not decided; `abandoned`: left the provider's page;
 * `unknown`: the provider does not say.
 */
export type ProviderStatus = 'open' | 'authorised' | 'declined' | 'abandoned' | 'expired' | 'unknown';

export type PaymentToOpen = {
  /** The shop's own number of the payment; the provider keeps it. */
  readonly id: string;
  readonly cents: Cents;
  readonly language: Language;
};

/** What a provider tells the shop by itself. */
export type PaymentNotice = { readonly paymentId: string; readonly status: ProviderStatus };

/** A payment service. Everything the shop knows of one stands here; a real one is an adapter of its own. */
export type PaymentProvider = {
  /** Opens the payment and answers the page to which the shopper goes. Opening the same id again answers the same page. */
  readonly open: (payment: PaymentToOpen) => Promise<string>;
  /** Asks how a payment stands. Never rejects: what cannot be asked is `unknown`. */
  readonly status: (id: string) => Promise<ProviderStatus>;
  /** Reads a notice; null when its signature is not the provider's. */
  readonly readNotice: (request: Request) => Promise<PaymentNotice | null>;
  /** Gives back what was authorised for no order: a void before the money moved, a refund after. Doing it again does nothing. */
  readonly refund: (id: string) => Promise<void>;
};

/** The provider of each method that needs one. A method without is not offered: PROVIDER_UNAVAILABLE (D23). */
export type PaymentProviders = Readonly<Partial<Record<PaymentMethod, PaymentProvider>>>;
