import type { Cart } from '../cart/cart.ts';
import type { CountryCode } from './countries.ts';
import type { CustomerType } from './customerType.ts';
import type { Session } from './session.ts';
import { newSession } from './session.ts';
import type { User } from './user.ts';

/** All that a page depends on that many share. Two shoppers of one segment get the same page but for their own cart. */
export type Segment = {
  readonly customerType: CustomerType;
  /** The delivery country. */
  readonly country: CountryCode;
  readonly terms: Pick<Cart, 'pricing' | 'minimumOrderValue' | 'freeShippingThreshold'>;
  /** Null for a shopper who is not logged in. */
  readonly account: null | Pick<User, 'educationalInstitution'>;
};

export function segmentOf({ customerType, country, cart }: Session, user: User | null): Segment {
  const { pricing, minimumOrderValue, freeShippingThreshold } = cart;
  return {
    customerType,
    country,
    terms: { pricing, minimumOrderValue, freeShippingThreshold },
    account: user && { educationalInstitution: user.educationalInstitution },
  };
}

const emptyCart = {
  version: 0,
  positions: [],
  totals: { goods: 0, shipment: 0, tax: 0, total: 0, totalWithoutTax: 0 },
  orderNumber: null,
};

/** The session of nobody in a segment: it has the segment's settings, and an empty cart. */
export function sessionOfSegment({ customerType, country, terms }: Segment): Session {
  return newSession({ customerType, country, cart: { ...emptyCart, ...terms } });
}

/** The customer without a name of a segment; null where its shoppers are not logged in. */
export function userOfSegment({ customerType, country, account }: Segment): User | null {
  if (account === null) return null;
  const contact = {
    customerType,
    country,
    company: '',
    vatId: '',
    department: '',
    firstName: '',
    lastName: '',
    street: '',
    supplement: '',
    zipCode: '',
    city: '',
    phone: '',
  };
  return { email: '', language: 'EN', customerId: '', customerType, contact, ...account };
}
