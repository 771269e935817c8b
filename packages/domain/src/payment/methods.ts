import type { WorkingDays } from '../catalog/shippingTime.ts';
import type { CustomerType } from '../customer/customerType.ts';
import type { LocalizedText } from '../language/text.ts';

/** All methods, including the discontinued SOFORT, which old orders still name (spec §9, D23). */
export const paymentMethods = ['PAYPAL', 'SAFERPAY', 'WIRE_TRANSFER', 'INVOICE', 'SOFORT'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Reasons why a method is not offered (D23). */
export const paymentRefusals = [
  'SERVICE_ENDED',
  'NOT_OFFERED',
  'NOT_CLEARED',
  'COMPANIES_ONLY',
  'PROVIDER_UNAVAILABLE',
] as const;
export type PaymentRefusal = (typeof paymentRefusals)[number];

/** The payment methods as a shop describes them. Old orders name methods that are no longer offered. */
export type PaymentTerms = Readonly<Record<PaymentMethod, { readonly name: LocalizedText; readonly offered: boolean }>>;

/** Whether the shopper pays on a provider's page and then returns to the shop (spec §9). */
export function needsProvider(method: PaymentMethod): boolean {
  return method === 'PAYPAL' || method === 'SAFERPAY';
}

/** Whether an order is placed with neither money nor an account behind it; such orders are limited (D32). */
export function isPlacedOnTrust(method: PaymentMethod, buyer: { readonly loggedIn: boolean }): boolean {
  return !buyer.loggedIn && !needsProvider(method);
}

/** Business days between the receipt of a bank transfer and shipping (spec §9). */
export const wireTransferShipping: WorkingDays = { from: 2, to: 4 };

export type PaymentFacts = {
  readonly terms: PaymentTerms;
  readonly customerType: CustomerType;
  /** The operator has cleared this company for payment by invoice (D23). */
  readonly invoiceCleared: boolean;
  /** Methods whose provider is unreachable now. */
  readonly unavailable: readonly PaymentMethod[];
};

/** `refusal` is null when the method is offered. */
export type PaymentOffer = { readonly method: PaymentMethod; readonly refusal: PaymentRefusal | null };

/** Whether a page names a method: it is neither discontinued nor one that this shop has never had (D23). */
export function isListed({ refusal }: PaymentOffer): boolean {
  return refusal !== 'SERVICE_ENDED' && refusal !== 'NOT_OFFERED';
}

/** Every method with its refusal (D23). The server decides and sends the result as its payment overview. */
export function paymentOffers(facts: PaymentFacts): PaymentOffer[] {
  return paymentMethods.map((method) => ({ method, refusal: paymentRefusal(method, facts) }));
}

function paymentRefusal(
  method: PaymentMethod,
  { terms, customerType, invoiceCleared, unavailable }: PaymentFacts,
): PaymentRefusal | null {
  if (method === 'SOFORT') return 'SERVICE_ENDED';
  if (!terms[method].offered) return 'NOT_OFFERED';
  if (method === 'INVOICE' && customerType !== 'COMPANY') return 'COMPANIES_ONLY';
  if (method === 'INVOICE' && !invoiceCleared) return 'NOT_CLEARED';
  return needsProvider(method) && unavailable.includes(method) ? 'PROVIDER_UNAVAILABLE' : null;
}
