import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedDatabase } from './open.ts';
import { openDatabase } from './open.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { checkouts } from './orderSchema.ts';

const home = {
  id: 'address-1',
  types: ['DELIVERY'],
  country: 'LU',
  company: '',
  department: '',
  firstName: 'Ada',
  lastName: 'Meyer',
  street: 'Rue 1',
  supplement: '',
  zipCode: '1234',
  city: 'Luxembourg',
};

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
});
afterAll(() => opened.close());

/** The addresses of a guest's session whose column holds `stored`. */
async function addressesIn(stored: unknown) {
  const { db } = opened;
  await db.execute('delete from sessions');
  await db.execute(`insert into sessions (token_hash, customer_type, country, created_at, last_seen_at)
    values ('key', 'PRIVATE', 'LU', now(), now())`);
  await db.execute(`insert into checkouts (session_key, addresses) values ('key', '${JSON.stringify(stored)}')`);
  const [found] = await db.select({ addresses: checkouts.addresses }).from(checkouts);
  return found?.addresses;
}

test('stored addresses are read as they were written', async () => {
  expect(await addressesIn([home, { ...home, id: 'address-2' }])).toEqual([home, { ...home, id: 'address-2' }]);
  expect(await addressesIn([])).toEqual([]);
});

test.each([
  ['names of the wire', [{ ADDRESS_ID: 'address-1' }]],
  ['an unknown country', [{ ...home, country: 'XX' }]],
  ['an unknown type', [{ ...home, types: ['WORK'] }]],
  ['a line that is missing', [{ ...home, city: undefined }]],
  ['a field too many', [{ ...home, planet: 'Earth' }]],
  ['no list', home],
])('stored addresses of another shape are refused: %s', async (_, stored) => {
  await expect(addressesIn(stored)).rejects.toThrow();
});
