import type { Cents } from '@platine/domain/money/money.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { OrderDraft } from '@platine/domain/order/order.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';

/**
 * The state of a payment at the provider. `open`: the shopper has not decided; `abandoned`: the shopper left the provider's page; `unknown`: the
 * provider gave no state.
 */
export type ProviderStatus = 'open' | 'authorised' | 'declined' | 'abandoned' | 'expired' | 'unknown';

export type PaymentToOpen = {
  /** The shop's id of the payment, which the provider stores. */
  readonly id: string;
  readonly language: Language;
  /** The shop's path to which the provider's page leads back. */
  readonly back: string;
  /** The ordered goods. The amount is their total. */
  readonly order: OrderedGoods;
};

/** The part of an order that a provider may show to the shopper and ship under its protection of sellers. */
export type OrderedGoods = Pick<OrderDraft, 'lines' | 'pricing' | 'totals' | 'delivery'>;

/** A request that moves money which a provider has authorised. */
export type ProviderRequest = {
  /** The shop's id of the payment. */
  readonly id: string;
  /** The same for each repetition of one request, so that it happens once. */
  readonly key: string;
  /** How often the request was made before: 0 for the first time. */
  readonly attempt: number;
};
export type AmountRequest = ProviderRequest & { readonly cents: Cents };

/** `refused` is final: the same key gets the same answer. `reason` is the provider's, in English, for the operator. */
export type ProviderAnswer = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reason: string };

/** An unsolicited message of a provider. */
export type PaymentNotice = {
  readonly paymentId: string;
  readonly status: ProviderStatus;
  /** It comes by the shopper's browser, which is led back to the shop. */
  readonly isReturn?: true;
};

/** When the money of an order is taken: with its first parcel, or as soon as it is placed. */
export type CaptureTime = 'withFirstParcel' | 'atOrder';

/** The interface of all payment services; each real one is an adapter. */
export type PaymentProvider = {
  readonly captures: CaptureTime;
  /**
   * Whether open payments may be asked about each minute. A provider that forbids it is asked at the shopper's return, at its own notice, and when the
   * payment's time is up.
   */
  readonly polled: boolean;
  /**
   * Opens the payment and returns the URL of the page for the shopper, which leads back to `back`. Repeating it with the same id returns the
   * same URL.
   */
  readonly open: (payment: PaymentToOpen) => Promise<string>;
  /** Reads the state of a payment. Never rejects: an unreachable provider gives `unknown`. */
  readonly status: (id: string) => Promise<ProviderStatus>;
  /**
   * Ends a payment on which the shopper has not decided; a decided one stays as it is. Returns the state after it: `declined` when it has worked.
   * Never rejects: an unreachable provider gives `unknown`.
   */
  readonly expire: (id: string) => Promise<ProviderStatus>;
  /** Parses a notice; null when the signature is not the provider's, `ignored` for one that is about no payment of the shop. */
  readonly readNotice: (request: Request) => Promise<PaymentNotice | 'ignored' | null>;
  /**
   * Takes authorised money, once for a payment. This and the next two reject when the provider has not answered within 100 seconds; the shop then
   * repeats the request with its key until there is an answer.
   */
  readonly capture: (request: AmountRequest) => Promise<ProviderAnswer>;
  /** Releases authorised money of which the shop has captured nothing; what the provider has taken by itself is returned. */
  readonly cancel: (request: ProviderRequest) => Promise<ProviderAnswer>;
  /** Returns a part of the captured money. All refunds of a payment together are at most what was captured. */
  readonly refund: (request: AmountRequest) => Promise<ProviderAnswer>;
};

/** The providers by payment method. A method that needs one but has none is not offered: PROVIDER_UNAVAILABLE (D23). */
export type PaymentProviders = Readonly<Partial<Record<PaymentMethod, PaymentProvider>>>;
