import { describe, expect, test } from 'vitest';
import type { Address } from './address.ts';
import type { AddressType } from './addressTypes.ts';
import {
  addEmptyAddress,
  changeAddress,
  findUnchanged,
  isEmptyAddress,
  removeAddress,
  sortedAddresses,
  withDeliveryTo,
} from './addressBook.ts';

const address = (id: string, types: readonly AddressType[], changed: Partial<Address> = {}): Address => ({
  id,
  types,
  country: 'LU',
  company: '',
  department: '',
  firstName: 'Ada',
  lastName: `Muller ${id}`,
  street: '1, rue Haute',
  supplement: '',
  zipCode: 'L-4011',
  city: 'Esch',
  ...changed,
});
const a = address('a', ['DELIVERY', 'INVOICE']);
const b = address('b', []);
const typesOf = (book: readonly Address[] = []) => book.map(({ id, types }) => `${id} ${types.join('+')}`);

describe('D8: there is one empty address at most', () => {
  test('adding twice answers the same one, which serves no purpose', () => {
    const first = addEmptyAddress([a], 'new', 'FR');
    expect(first?.address).toMatchObject({ id: 'new', country: 'FR', types: [], lastName: '' });
    const second = addEmptyAddress(first?.book ?? [], 'newer', 'LU');
    expect(second).toEqual({ book: first?.book, address: first?.address });
  });

  test('a book of 50 addresses takes no other, but keeps the empty one it has', () => {
    const book = Array.from({ length: 50 }, (_, index) => address(`a${index}`, []));
    expect(addEmptyAddress(book.slice(1), 'new', 'LU')?.book).toHaveLength(50);
    expect(addEmptyAddress(book, 'new', 'LU')).toBeNull();
    const withEmpty = addEmptyAddress(book.slice(1), 'empty', 'LU')?.book ?? [];
    expect(addEmptyAddress(withEmpty, 'new', 'LU')?.address.id).toBe('empty');
  });

  test.each(['company', 'department', 'firstName', 'lastName', 'street', 'supplement', 'zipCode', 'city'] as const)(
    'with its %s filled in it is no longer empty',
    (line) => {
      const empty = addEmptyAddress([], 'new', 'LU')?.address ?? a;
      expect([isEmptyAddress(empty), isEmptyAddress({ ...empty, [line]: 'x' })]).toEqual([true, false]);
    },
  );
});

describe('D8: an address that is gone, or no longer as the shopper saw it, is a conflict', () => {
  test.each([
    ['as it was', a, true],
    ['other purposes', { ...a, types: [] }, true],
    ['gone', { ...a, id: 'z' }, false],
    ['another country', { ...a, country: 'FR' }, false],
    ['another street', { ...a, street: '2, rue Haute' }, false],
    ['another company', { ...a, company: 'Platine' }, false],
    ['another department', { ...a, department: 'IT' }, false],
    ['another first name', { ...a, firstName: 'Eva' }, false],
    ['another zip code', { ...a, zipCode: 'L-4012' }, false],
    ['another city', { ...a, city: 'Echternach' }, false],
  ] as const)('%s', (_, seen, unchanged) => {
    expect(findUnchanged([a, b], seen)).toBe(unchanged ? a : null);
    expect(changeAddress([a, b], { label: 'DELIVERY', before: seen, after: b }) !== null).toBe(unchanged);
    expect(removeAddress([a, b], seen)).toEqual(unchanged ? [b] : null);
  });
});

describe('spec §7: an address is changed under a label, and each purpose is served once', () => {
  test('it keeps its id and takes the new lines', () => {
    const change = changeAddress([a, b], { label: 'DELIVERY', before: a, after: { ...b, street: '9, rue Basse' } });
    expect(change?.address).toEqual({ ...b, id: 'a', street: '9, rue Basse', types: ['DELIVERY'] });
  });

  test.each([
    ['DELIVERY', [], ['a INVOICE', 'b DELIVERY']],
    ['INVOICE', [], ['a DELIVERY', 'b INVOICE']],
    ['DELIVERY', ['INVOICE'], ['a ', 'b DELIVERY+INVOICE']],
    ['PICKUP', [], ['a DELIVERY+INVOICE', 'b ']],
  ] as const)('b under %s, with %o beside', (label, types, after) => {
    expect(typesOf(changeAddress([a, b], { label, before: b, after: { ...b, types } })?.book)).toEqual(after);
  });
});

test.each([
  ['LU', ['a DELIVERY+INVOICE', 'b ']],
  ['FR', ['a INVOICE', 'b ']],
] as const)('D11: when goods go to %s, an address elsewhere no longer serves for the delivery', (country, after) => {
  expect(typesOf(withDeliveryTo([a, b], country))).toEqual(after);
});

test('spec §7: sorted by purpose, then by name, the empty one last', () => {
  const added = addEmptyAddress(
    [address('d', []), address('c', [], { lastName: 'abel' }), address('i', ['INVOICE']), address('z', ['DELIVERY'])],
    'new',
    'LU',
  );
  expect(sortedAddresses(added?.book.toReversed() ?? []).map(({ id }) => id)).toEqual(['z', 'i', 'c', 'd', 'new']);
});

test.each<[string, Partial<Address>, Partial<Address>]>([
  ['by the last name', { lastName: 'Abel' }, { lastName: 'Weber' }],
  ['in capitals or not', { lastName: 'abel' }, { lastName: 'Weber' }],
  [
    'by the whole last name before the first',
    { lastName: 'Li', firstName: 'Zoe' },
    { lastName: 'Lia', firstName: 'Ada' },
  ],
  ['by the first name', { lastName: 'Weber', firstName: 'Ada' }, { lastName: 'Weber', firstName: 'Max' }],
  ['by the company', { lastName: 'W', company: 'Acme' }, { lastName: 'W', company: 'Zenith' }],
  ['by the town', { lastName: 'W', city: 'Arlon' }, { lastName: 'W', city: 'Wiltz' }],
])('spec §7: addresses of no purpose are sorted %s', (_, first, second) => {
  const book = [address('1', [], first), address('2', [], second)];
  for (const one of [book, book.toReversed()]) expect(sortedAddresses(one).map(({ id }) => id)).toEqual(['1', '2']);
});
