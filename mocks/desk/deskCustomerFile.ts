import type { MockCustomer } from './desk.ts';

/** A school with an account, unless the overrides differ. */
export function buildCustomer(overrides: Partial<MockCustomer> = {}): MockCustomer {
  return {
    id: 20_003,
    email: 'atelier@lycee.example.lu',
    name: 'Lycée technique d’Esch',
    customerType: 'COMPANY',
    country: 'LU',
    school: true,
    invoice: false,
    vatId: '',
    activated: true,
    ...overrides,
  };
}

/** Accounts, of which the second has the orders of `deskDay`. */
export function deskCustomers(): readonly MockCustomer[] {
  const camille = {
    id: 20_002,
    email: 'camille.weber@example.lu',
    name: 'Camille Weber',
    customerType: 'PRIVATE',
  } as const;
  return [
    buildCustomer(),
    buildCustomer({ ...camille, school: false }),
    buildCustomer({
      id: 20_001,
      email: 'einkauf@werk.example.de',
      name: 'Werk GmbH',
      country: 'DE',
      school: false,
      vatId: 'DE129273398',
    }),
  ];
}
