import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskRequestOf, DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { CustomerActKind, DecisionResult } from '@platine/domain/desk/customerAct.ts';
import { personKeyOf } from '@platine/domain/desk/customerAct.ts';
import type { DeskCustomer, DeskCustomerEntry } from '@platine/domain/desk/deskCustomer.ts';
import {
  customerActs,
  customerOrders,
  customerPageSize,
  deskCustomerEntryToWire,
  deskCustomerToWire,
} from '@platine/domain/desk/deskCustomer.ts';
import { searchWords } from '@platine/domain/desk/deskList.ts';
import { mockDate } from '../shop/date.ts';
import type { Desk, MockCustomer, MockCustomerAct } from './desk.ts';
import { entryOf } from './desk.ts';

type CustomerCall =
  | 'deskCustomers'
  | 'deskCustomer'
  | 'deskDecideCustomer'
  | 'deskExportCustomer'
  | 'deskErasure'
  | 'deskEraseCustomer';
type CustomerAnswers = { readonly [Name in CustomerCall]: (request: DeskRequestOf<Name>) => DeskResponseOf<Name> };

/** Answers about customers; `operator` names who asks. */
export function customerAnswers(desk: Desk, operator: () => string): CustomerAnswers {
  return {
    deskCustomers: ({ TEXT, SKIP }) => {
      const { customers, count } = searchCustomers(desk, { text: TEXT, skip: SKIP });
      return { CUSTOMERS: customers.map(deskCustomerEntryToWire), COUNT: count };
    },
    deskCustomer: ({ PERSON }) => deskCustomerToWire(readCustomer(desk, PERSON)),
    deskDecideCustomer: ({ PERSON, SEEN, SCHOOL, INVOICE, WHY }) => {
      const decision = { school: SCHOOL, invoice: INVOICE, seen: SEEN };
      const RESULT = decideCustomer(desk, decision, { person: PERSON, by: operator(), why: WHY.trim() });
      return { RESULT, CUSTOMER: deskCustomerToWire(readCustomer(desk, PERSON)) };
    },
    deskExportCustomer: ({ PERSON, WHY }) => {
      const { account, orders } = readCustomer(desk, emailOf(desk, PERSON).person);
      enterAct(desk, { person: PERSON, by: operator(), why: WHY.trim(), kind: 'exported' });
      return { TEXT: JSON.stringify({ account, orders }, null, 2) };
    },
    deskErasure: ({ PERSON }) => erasureOf(desk, PERSON),
    deskEraseCustomer: ({ PERSON, WHY }) => {
      const erasure = erasureOf(desk, PERSON);
      if (erasure.RESULT === 'erased') erase(desk, { person: PERSON, by: operator(), why: WHY.trim() });
      return erasure;
    },
  };
}

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

type Search = { readonly text: string; readonly skip: number };

/** A page of accounts, the newest first. */
function searchCustomers(
  desk: Desk,
  { text, skip }: Search,
): { readonly customers: readonly DeskCustomerEntry[]; readonly count: number } {
  const words = searchWords(text);
  const textOf = ({ id, email, name, vatId }: MockCustomer) => `${id} ${email} ${name} ${vatId}`.toLowerCase();
  const found = desk
    .read()
    .customers.filter((customer) => words.every((word) => textOf(customer).includes(word)))
    .map(({ vatId: _vatId, activated: _activated, ...entry }) => entry);
  return { customers: found.slice(skip, skip + customerPageSize), count: found.length };
}

type Found = {
  readonly email: string;
  readonly account: MockCustomer | null;
  /** The number under which acts are kept. */
  readonly person: string;
};

/** Throws NotFoundException. */
function emailOf(desk: Desk, person: string): Found {
  const found = findPerson(desk, person);
  if (found === null) throw new BusinessFailure('NotFoundException', 'There is no such customer.');
  return found;
}

function findPerson(desk: Desk, person: string): Found | null {
  const key = personKeyOf(person);
  const { customers, files } = desk.read();
  const byId = customers.find(({ id }) => key.kind === 'account' && id === key.id);
  const email = byId?.email ?? files.find(({ order }) => order.orderNumber === person)?.order.email;
  if (email === undefined) return null;
  const account = customers.find((one) => sameEmail(one.email, email)) ?? null;
  return { email, account, person: account === null ? person : String(account.id) };
}

/** A person with their orders; of an erased account the acts alone. Throws NotFoundException. */
function readCustomer(desk: Desk, person: string): DeskCustomer {
  const found = findPerson(desk, person);
  const kept = found?.person ?? person;
  const acts = desk
    .read()
    .customerActs.filter((act) => act.person === kept)
    .map(({ person: _person, ...act }) => act)
    .slice(0, customerActs);
  if (found !== null)
    return { email: found.email, account: found.account, acts, proofs: [], orders: ordersOf(desk, found.email) };
  if (acts.length === 0) throw new BusinessFailure('NotFoundException', 'There is no such customer.');
  return { email: '', account: null, acts, proofs: [], orders: [] };
}

function ordersOf(desk: Desk, email: string) {
  const files = desk.read().files.filter(({ order }) => sameEmail(order.email, email));
  return files.toReversed().slice(0, customerOrders).map(entryOf);
}

type Acting = { readonly person: string; readonly by: string; readonly why: string };
type Entered = Acting & { readonly kind: CustomerActKind } & Partial<Pick<MockCustomerAct, 'school' | 'invoice'>>;

function enterAct(desk: Desk, { person, school = null, invoice = null, ...act }: Entered): void {
  const acts = desk.read().customerActs;
  const id = (acts[0]?.id ?? 0) + 1;
  const at = new Date(Date.parse(`${mockDate}T09:00:00.000Z`) + id * 60_000).toISOString();
  desk.change({
    customerActs: [{ ...act, id, at, school, invoice, person: emailOf(desk, person).person }, ...acts],
  });
}

type Decision = Pick<DeskCustomerEntry, 'school' | 'invoice'> & { readonly seen: number };

/** Stores what the operator decides, by the API's rules. Throws NotFoundException. */
export function decideCustomer(desk: Desk, { school, invoice, seen }: Decision, acting: Acting): DecisionResult {
  const { account } = emailOf(desk, acting.person);
  if (account === null || !account.activated)
    throw new BusinessFailure('NotFoundException', 'There is no account to decide about.');
  if (account.school === school && account.invoice === invoice) return 'done';
  const newest = readCustomer(desk, acting.person).acts.find(({ kind }) => kind === 'decided');
  if (newest !== undefined && newest.id !== seen) return 'conflict';
  const { customers } = desk.read();
  desk.change({ customers: customers.map((one) => (one === account ? { ...one, school, invoice } : one)) });
  enterAct(desk, { ...acting, kind: 'decided', school, invoice });
  return 'done';
}

/** The effect of an erasure: nothing while an order waits for something. Throws NotFoundException. */
function erasureOf(desk: Desk, person: string): DeskResponseOf<'deskErasure'> {
  const orders = ordersOf(desk, emailOf(desk, person).email);
  const unfinished = orders.filter(({ need }) => need !== null).map(({ orderNumber }) => orderNumber);
  if (unfinished.length > 0) return { RESULT: 'unfinished', UNFINISHED: unfinished, KEPT: [] };
  const kept = orders.map(({ orderNumber }) => ({ ORDER_NUMBER: orderNumber, UNTIL: '2036-12-31' }));
  return { RESULT: 'erased', UNFINISHED: [], KEPT: kept };
}

function erase(desk: Desk, acting: Acting): void {
  const { account, person } = emailOf(desk, acting.person);
  desk.change({ customerActs: desk.read().customerActs.filter((act) => act.person !== person) });
  enterAct(desk, { ...acting, kind: 'erased' });
  desk.change({ customers: desk.read().customers.filter((one) => one !== account) });
}
