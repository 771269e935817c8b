import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { CountryCode } from '../customer/countries.ts';
import type { CustomerType } from '../customer/customerType.ts';
import type { CustomerActKind } from './customerAct.ts';
import type { DeskEntry } from './deskOrder.ts';
import { deskEntryFromWire, deskEntryToWire } from './deskOrder.ts';

/** A customer with an account, in a list of the desk. */
export type DeskCustomerEntry = {
  readonly id: number;
  readonly email: string;
  /** Company, or first and last name. */
  readonly name: string;
  readonly customerType: CustomerType;
  readonly country: CountryCode;
  /** Lifts the cart limits (D13). */
  readonly school: boolean;
  /** Allows orders on invoice (D23). */
  readonly invoice: boolean;
};

/** A check of a VAT id at the authorities, with which an order was placed (D17). */
export type DeskVatProof = {
  readonly orderNumber: string;
  readonly vatId: string;
  /** Consultation number. */
  readonly number: string;
  /** In UTC, as `Date` writes it. */
  readonly checkedAt: string;
};

/** An act of an operator about a person. */
export type DeskCustomerAct = {
  readonly id: number;
  /** In UTC, as `Date` writes it. */
  readonly at: string;
  readonly by: string;
  readonly why: string;
  readonly kind: CustomerActKind;
  /** Both values since a decision; null for other acts. */
  readonly school: boolean | null;
  readonly invoice: boolean | null;
};

/** A person, with or without an account. */
export type DeskCustomer = {
  /** Empty once an account is erased: its acts alone are left. */
  readonly email: string;
  /** Null for a guest, and once it is erased. */
  readonly account: (DeskCustomerEntry & { readonly vatId: string; readonly activated: boolean }) | null;
  /** The newest first. */
  readonly acts: readonly DeskCustomerAct[];
  readonly proofs: readonly DeskVatProof[];
  /** The newest first. */
  readonly orders: readonly DeskEntry[];
};

/** Customers on one page of a list. */
export const customerPageSize = 50;

/** Acts about one person that the desk lists. */
export const customerActs = 50;

/** Orders of one person that the desk lists. */
export const customerOrders = 50;

type EntryWire = DeskResponseOf<'deskCustomers'>['CUSTOMERS'][number];
type Wire = DeskResponseOf<'deskCustomer'>;

export function deskCustomerEntryToWire(entry: DeskCustomerEntry): EntryWire {
  return {
    ID: entry.id,
    EMAIL: entry.email,
    NAME: entry.name,
    CUSTOMER_TYPE: entry.customerType,
    COUNTRY: entry.country,
    SCHOOL: entry.school,
    INVOICE: entry.invoice,
  };
}

export function deskCustomerEntryFromWire(wire: EntryWire): DeskCustomerEntry {
  return {
    id: wire.ID,
    email: wire.EMAIL,
    name: wire.NAME,
    customerType: wire.CUSTOMER_TYPE,
    country: wire.COUNTRY,
    school: wire.SCHOOL,
    invoice: wire.INVOICE,
  };
}

export function deskCustomerToWire({ email, account, acts, proofs, orders }: DeskCustomer): Wire {
  return {
    EMAIL: email,
    ACCOUNT:
      account === null
        ? null
        : { ...deskCustomerEntryToWire(account), VAT_ID: account.vatId, ACTIVATED: account.activated },
    ACTS: acts.map(({ id, at, by, why, kind, school, invoice }) => ({
      ID: id,
      AT: at,
      BY: by,
      WHY: why,
      KIND: kind,
      SCHOOL: school,
      INVOICE: invoice,
    })),
    PROOFS: proofs.map(({ orderNumber, vatId, number, checkedAt }) => ({
      ORDER_NUMBER: orderNumber,
      VAT_ID: vatId,
      NUMBER: number,
      CHECKED_AT: checkedAt,
    })),
    ORDERS: orders.map(deskEntryToWire),
  };
}

export function deskCustomerFromWire({ EMAIL, ACCOUNT, ACTS, PROOFS, ORDERS }: Wire): DeskCustomer {
  return {
    email: EMAIL,
    account:
      ACCOUNT === null
        ? null
        : { ...deskCustomerEntryFromWire(ACCOUNT), vatId: ACCOUNT.VAT_ID, activated: ACCOUNT.ACTIVATED },
    acts: ACTS.map(({ ID, AT, BY, WHY, KIND, SCHOOL, INVOICE }) => ({
      id: ID,
      at: AT,
      by: BY,
      why: WHY,
      kind: KIND,
      school: SCHOOL,
      invoice: INVOICE,
    })),
    proofs: PROOFS.map(({ ORDER_NUMBER, VAT_ID, NUMBER, CHECKED_AT }) => ({
      orderNumber: ORDER_NUMBER,
      vatId: VAT_ID,
      number: NUMBER,
      checkedAt: CHECKED_AT,
    })),
    orders: ORDERS.map(deskEntryFromWire),
  };
}
