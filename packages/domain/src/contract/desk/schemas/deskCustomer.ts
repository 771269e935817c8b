import { boolean } from 'yup';
import { customerActKinds, decisionResults } from '../../../desk/customerAct.ts';
import {
  countryCode,
  customerType,
  filledText,
  flag,
  isoDate,
  listOf,
  oneOf,
  record,
  text,
  textOrNothing,
  whole,
  wholeOrDigits,
} from '../../schemas/parts.ts';
import { orderRow } from './deskOrder.ts';
import { moment } from './deskParts.ts';

/** TEXT has words that an account must have all of: its number, e-mail, name, company, VAT id, city. */
export const deskCustomersRequest = record({
  TEXT: textOrNothing(100),
  SKIP: wholeOrDigits(0, 1_000_000).default(0),
});
const entry = {
  ID: whole(1),
  EMAIL: filledText(200),
  NAME: text(300),
  CUSTOMER_TYPE: customerType(),
  COUNTRY: countryCode(),
  /** Lifts the cart limits (D13). */
  SCHOOL: flag(),
  /** Allows orders on invoice (D23). */
  INVOICE: flag(),
};
export const deskCustomers = record({ CUSTOMERS: listOf(record(entry)), COUNT: whole() });

/** PERSON is an account's number, or for a guest the number of one of their orders. */
const person = { PERSON: filledText(40) };
export const personRequest = record(person);

const act = record({
  ID: whole(1),
  AT: moment(),
  BY: filledText(200),
  WHY: text(),
  KIND: oneOf(customerActKinds),
  SCHOOL: boolean().strict().nullable().defined(),
  INVOICE: boolean().strict().nullable().defined(),
});

/**
 * ACCOUNT is null for a guest. ACTS are those of operators, the newest first; once an account is erased they alone are left, and EMAIL is empty.
 * PROOFS are the checks of VAT ids at the authorities (D17). ORDERS are the newest.
 */
export const deskCustomer = record({
  EMAIL: text(200),
  ACCOUNT: record({ ...entry, VAT_ID: text(200), ACTIVATED: flag() })
    .nullable()
    .defined(),
  ACTS: listOf(act),
  PROOFS: listOf(record({ ORDER_NUMBER: filledText(40), VAT_ID: text(200), NUMBER: text(200), CHECKED_AT: moment() })),
  ORDERS: listOf(orderRow),
});

const reasoned = { ...person, WHY: filledText(500) };

/** SEEN is the ID of the newest decision that the operator sees, 0 without one. */
export const decideCustomerRequest = record({ ...reasoned, SEEN: whole(), SCHOOL: flag(), INVOICE: flag() });
/** CUSTOMER is the customer after it, or as they stand when nothing was done. */
export const decideCustomerAnswer = record({ RESULT: oneOf(decisionResults), CUSTOMER: deskCustomer });

export const reasonedRequest = record(reasoned);
/** Everything that the shop keeps about a person, as JSON. */
export const exportCustomerAnswer = record({ TEXT: filledText(50_000_000) });

/** `unfinished`: orders, which UNFINISHED names, or a payment need the person. KEPT are orders that the law keeps, each until a day. */
export const erasureAnswer = record({
  RESULT: oneOf(['erased', 'unfinished']),
  UNFINISHED: listOf(filledText(40)),
  KEPT: listOf(record({ ORDER_NUMBER: filledText(40), UNTIL: isoDate().required() })),
});
