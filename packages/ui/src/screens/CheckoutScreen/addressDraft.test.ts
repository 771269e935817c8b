import type { Address } from '@platine/domain/customer/address.ts';
import { buildSession } from '@platine/mocks/builders/session.ts';
import { describe, expect, test } from 'vitest';
import { chosenAddresses, filledAddresses } from './addressDraft.ts';

const address = (id: string, types: Address['types'] = [], own: Partial<Address> = {}): Address => ({
  id,
  types,
  country: 'LU',
  company: '',
  department: '',
  firstName: 'Ada',
  lastName: 'Muller',
  street: '1, rue Haute',
  supplement: '',
  zipCode: 'L-4011',
  city: 'Esch',
  ...own,
});
const sessionWith = (...addresses: Address[]) => buildSession({ addresses });
const chosen = (...parameters: Parameters<typeof chosenAddresses>) => {
  const { delivery, invoice } = chosenAddresses(...parameters);
  return [delivery?.id ?? null, invoice?.id ?? 'same'];
};

describe('D25: which addresses are chosen', () => {
  const home = address('home', ['DELIVERY', 'INVOICE']);
  const work = address('work');
  const bill = address('bill', ['INVOICE']);
  const torn = address('torn', [], { street: '' });
  test.each([
    ['nothing in the book', sessionWith(), {}, [null, 'same']],
    ['one for both', sessionWith(home, work), {}, ['home', 'same']],
    ['one for each', sessionWith(address('home', ['DELIVERY']), bill), {}, ['home', 'bill']],
    ['none serves: the first complete one', sessionWith(torn, work), {}, ['work', 'same']],
    ['none serves and none is complete', sessionWith(torn), {}, [null, 'same']],
    [
      'the shopper chose another delivery: the invoice stays',
      sessionWith(home, work),
      { delivery: 'work' },
      ['work', 'home'],
    ],
    [
      'the shopper chose the same',
      sessionWith(address('home', ['DELIVERY']), bill),
      { invoice: 'same' },
      ['home', 'same'],
    ],
    ['the shopper chose another invoice', sessionWith(home, work), { invoice: 'work' }, ['home', 'work']],
    [
      'the chosen one was removed elsewhere',
      sessionWith(home),
      { delivery: 'work', invoice: 'work' },
      ['home', 'same'],
    ],
  ] as const)('%s', (_, session, draft, expected) => {
    expect(chosen(session, draft)).toEqual(expected);
  });
});

test('D8: the empty address is none to choose', () => {
  const empty = address('empty', [], { firstName: '', lastName: '', street: '', zipCode: '', city: '' });
  expect(filledAddresses(sessionWith(empty, address('home')))).toEqual([address('home')]);
});
