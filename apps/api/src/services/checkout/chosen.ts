import type { Address } from '@platine/domain/customer/address.ts';
import type { AddressBook } from '@platine/domain/customer/addressBook.ts';
import { withDeliveryTo } from '@platine/domain/customer/addressBook.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { defaultCountry, isCountryCode } from '@platine/domain/customer/countries.ts';
import type { VatIdCheck } from '@platine/domain/customer/vatId.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { customers } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { checkouts, customerAddresses, payments } from '../../db/orderSchema.ts';
import { quotes } from '../../db/quoteSchema.ts';
import { sessions } from '../../db/schema.ts';

/** Columns that a query of sessions reads for the checkout. Their tables are joined by `checkoutJoins`. */
export const checkoutColumns = {
  checkout: checkouts,
  customer: {
    educationalInstitution: customers.educationalInstitution,
    invoiceCleared: customers.invoiceCleared,
    country: customers.country,
    company: customers.company,
    department: customers.department,
    firstName: customers.firstName,
    lastName: customers.lastName,
    street: customers.street,
    supplement: customers.supplement,
    zipCode: customers.zipCode,
    city: customers.city,
  },
  customerBook: customerAddresses.addresses,
  quote: { number: quotes.number, validUntil: quotes.validUntil, orderNumber: quotes.orderNumber },
  pending: { method: payments.method, redirect: payments.redirect, reserved: payments.reserved },
};

/** States in which a payment may still become an order. */
export const openStates = ['draft', 'pending', 'authorised'] as const;

export const checkoutJoins = {
  checkout: eq(checkouts.sessionKey, sessions.tokenHash),
  customerBook: eq(customerAddresses.customerId, sessions.customerId),
  quote: eq(quotes.number, checkouts.quoteNumber),
  pending: and(eq(payments.sessionKey, sessions.tokenHash), inArray(payments.state, [...openStates])),
};

type CustomerRow = {
  [Key in keyof typeof checkoutColumns.customer]: (typeof customers.$inferSelect)[Key];
};

/** The quote that a session orders from, as far as its term goes. */
type QuoteRow = Pick<typeof quotes.$inferSelect, 'number' | 'validUntil' | 'orderNumber'>;

type Row = {
  readonly session: Pick<typeof sessions.$inferSelect, 'country' | 'vatId'>;
  readonly checkout: typeof checkouts.$inferSelect | null;
  readonly customer: CustomerRow | null;
  readonly customerBook: AddressBook | null;
  readonly quote: QuoteRow | null;
  readonly pending: Pick<typeof payments.$inferSelect, 'method' | 'redirect' | 'reserved'> | null;
};

/** The choices for the next order. */
export type Chosen = {
  readonly addresses: AddressBook;
  readonly shippingMethod: (typeof checkouts.$inferSelect)['shippingMethod'];
  readonly paymentMethod: (typeof checkouts.$inferSelect)['paymentMethod'];
  /** Check of the session's VAT id; null when there was none. */
  readonly vatIdCheck: VatIdCheck | null;
  /** Consultation number of that check. */
  readonly vatIdProof: string | null;
  /** When it was checked. */
  readonly checkedAt: Date | null;
  readonly fingerprint: string;
  readonly lastOrderNumber: string | null;
  readonly invoiceCleared: boolean;
  readonly quote: QuoteRow | null;
  readonly pending: Row['pending'];
};

export const nothingChosen: Chosen = {
  addresses: [],
  shippingMethod: null,
  paymentMethod: null,
  vatIdCheck: null,
  vatIdProof: null,
  checkedAt: null,
  fingerprint: '',
  lastOrderNumber: null,
  invoiceCleared: false,
  quote: null,
  pending: null,
};

export function chosenOf({ session, checkout, customer, customerBook, quote, pending }: Row): Chosen {
  const guest = checkout?.addresses ?? [];
  return {
    ...nothingChosen,
    ...checkout,
    addresses: customer === null ? guest : (customerBook ?? contactBook(customer, session.country)),
    vatIdCheck: checkout !== null && checkout.checkedVatId === session.vatId ? checkout.vatIdCheck : null,
    invoiceCleared: customer?.invoiceCleared ?? false,
    quote,
    pending,
  };
}

/** Stores choices for the next order. */
export async function choose(tx: Database, sessionKey: string, values: Partial<typeof checkouts.$inferInsert>) {
  await tx
    .insert(checkouts)
    .values({ ...values, sessionKey })
    .onConflictDoUpdate({ target: checkouts.sessionKey, set: values });
}

/** The address of the account, until the customer changes one. */
function contactBook(customer: CustomerRow, country: string): AddressBook {
  const { company, department, firstName, lastName, street, supplement, zipCode, city } = customer;
  const lines = { company, department, firstName, lastName, street, supplement, zipCode, city };
  const contact: Address = { id: 'contact', types: ['DELIVERY', 'INVOICE'], country: customer.country, ...lines };
  return withDeliveryTo([contact], toCountry(country));
}

export function toCountry(country: string): CountryCode {
  return isCountryCode(country) ? country : defaultCountry;
}
