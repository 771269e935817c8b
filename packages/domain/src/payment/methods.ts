import type { WorkingDays } from '../catalog/shippingTime.ts';
import type { CustomerType } from '../customer/customerType.ts';

/** All methods, the ended one included: old orders still name it (spec §9, D23). */
export const paymentMethods = ['PAYPAL', 'SAFERPAY', 'WIRE_TRANSFER', 'INVOICE', 'SOFORT'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Why a method is not offered, as the server's overview says it (D23). */
export const paymentRefusals = ['SERVICE_ENDED', 'NOT_CLEARED', 'COMPANIES_ONLY', 'PROVIDER_UNAVAILABLE'] as const;
export type PaymentRefusal = (typeof paymentRefusals)[number];

/** Paid on a provider's page: the shopper leaves the shop and comes back (spec §9). */
export function needsProvider(method: PaymentMethod): boolean {
  return method === 'PAYPAL' || method === 'SAFERPAY';
}

/** Business days between the arrival of a bank transfer and shipping (spec §9). */
export const wireTransferShipping: WorkingDays = { from: 2, to: 4 };

export type PaymentFacts = {
  readonly customerType: CustomerType;
  /** The shop's operator lets this company pay by invoice (D23). */
  readonly invoiceCleared: boolean;
  /** The methods whose provider cannot be reached now. */
  readonly unavailable: readonly PaymentMethod[];
};

/** Offered, or not and why. */
export type PaymentOffer = { readonly method: PaymentMethod; readonly refusal: PaymentRefusal | null };

/** Every method, with what keeps it from being offered (D23). The server decides; its overview says so. */
export function paymentOffers(facts: PaymentFacts): PaymentOffer[] {
  return paymentMethods.map((method) => ({ method, refusal: paymentRefusal(method, facts) }));
}

function paymentRefusal(
  method: PaymentMethod,
  { customerType, invoiceCleared, unavailable }: PaymentFacts,
): PaymentRefusal | null {
  if (method === 'SOFORT') return 'SERVICE_ENDED';
  if (method === 'INVOICE' && customerType !== 'COMPANY') return 'COMPANIES_ONLY';
  if (method === 'INVOICE' && !invoiceCleared) return 'NOT_CLEARED';
  return needsProvider(method) && unavailable.includes(method) ? 'PROVIDER_UNAVAILABLE' : null;
}
