import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { deskCustomerEntryToWire, deskCustomerToWire } from '@platine/domain/desk/deskCustomer.ts';
import type { Acting } from '../../services/accounts/customerActs.ts';
import type { Erasure } from '../../services/accounts/erasePerson.ts';
import { erasePerson } from '../../services/accounts/erasePerson.ts';
import { decide } from '../../services/accounts/operator.ts';
import { exportPersonalData } from '../../services/accounts/personalData.ts';
import { emailOfPerson, readDeskCustomer, searchCustomers } from '../../services/desk/deskCustomers.ts';
import type { DeskHandlersOf, OperatorContext } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';

/** Customers at the desk, by the services of `pnpm customer`. */
export const customerHandlers: DeskHandlersOf<
  'deskCustomers' | 'deskCustomer' | 'deskDecideCustomer' | 'deskExportCustomer' | 'deskErasure' | 'deskEraseCustomer'
> = {
  async deskCustomers({ TEXT, SKIP }, { db }) {
    const { customers, count } = await searchCustomers(db, { text: TEXT, skip: SKIP });
    return { CUSTOMERS: customers.map(deskCustomerEntryToWire), COUNT: count };
  },

  async deskCustomer({ PERSON }, { db }) {
    return deskCustomerToWire(await readDeskCustomer(db, PERSON));
  },

  async deskDecideCustomer({ PERSON, SEEN, SCHOOL, INVOICE, WHY }, context) {
    const { db } = context;
    const decision = { educationalInstitution: SCHOOL, invoiceCleared: INVOICE };
    const deciding = { decision, seen: SEEN, ...actingOf(context, WHY) };
    const decided = await decide(db, await emailOfPerson(db, PERSON), deciding);
    if (decided === null) throw new BusinessFailure('NotFoundException', 'There is no account to decide about.');
    return { RESULT: decided.result, CUSTOMER: deskCustomerToWire(await readDeskCustomer(db, PERSON)) };
  },

  async deskExportCustomer({ PERSON, WHY }, context) {
    const { db } = context;
    const data = await exportPersonalData(db, await emailOfPerson(db, PERSON), actingOf(context, WHY));
    return { TEXT: JSON.stringify(data, null, 2) };
  },

  async deskErasure({ PERSON }, { db }) {
    return erasureToWire(await erasePerson(db, await emailOfPerson(db, PERSON), null));
  },

  async deskEraseCustomer({ PERSON, WHY }, context) {
    const { db } = context;
    return erasureToWire(await erasePerson(db, await emailOfPerson(db, PERSON), actingOf(context, WHY)));
  },
};

function actingOf(context: OperatorContext, why: string): Acting {
  return { by: requireOperator(context).name, why: why.trim(), at: context.now };
}

function erasureToWire(erasure: Erasure) {
  if (erasure.kind === 'unfinished') return { RESULT: erasure.kind, UNFINISHED: [...erasure.orders], KEPT: [] };
  const kept = erasure.kept.map(({ number, until }) => ({ ORDER_NUMBER: number, UNTIL: until }));
  return { RESULT: erasure.kind, UNFINISHED: [], KEPT: kept };
}
