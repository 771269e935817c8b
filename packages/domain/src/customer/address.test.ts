import { describe, expect, test } from 'vitest';
import type { Address } from './address.ts';
import { addressFor, addressFromWire, addressToWire, invoiceAddress } from './address.ts';
import { addressTypes } from './addressTypes.ts';

const wire = {
  ADDRESS_ID: 'a1',
  ADDRESS_TYPES: ['DELIVERY' as const],
  COUNTRY_CODE: 'BE' as const,
  COMPANY: 'Muster',
  DEPARTMENT: 'Lab',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Muster',
  STREET: 'Hauptstrasse 1',
  SUPPLEMENT: 'c/o Weber',
  ZIPCODE: '4700',
  CITY: 'Eupen',
};
type Known = Pick<Address, 'types' | 'country'>;
const delivery: Known = { types: ['DELIVERY'], country: 'FR' };
const invoice: Known = { types: ['INVOICE'], country: 'DE' };
const both: Known = { types: ['INVOICE', 'DELIVERY'], country: 'IT' };

test('spec §3: an address is for delivery, invoice or pickup', () => {
  expect(addressTypes).toEqual(['DELIVERY', 'INVOICE', 'PICKUP']);
});

test('spec §3: an address comes from the wire and goes back unchanged', () => {
  expect(addressFromWire(wire)).toEqual({
    id: 'a1',
    types: ['DELIVERY'],
    country: 'BE',
    company: 'Muster',
    department: 'Lab',
    firstName: 'Ada',
    lastName: 'Muster',
    street: 'Hauptstrasse 1',
    supplement: 'c/o Weber',
    zipCode: '4700',
    city: 'Eupen',
  });
  expect(addressToWire(addressFromWire(wire))).toEqual(wire);
});

describe('spec §3: one address may serve several purposes', () => {
  test.each<[readonly Known[], Known | null]>([
    [[], null],
    [[delivery], delivery],
    [[delivery, invoice], invoice],
    [[both], both],
  ])('%o: the invoice goes to %o', (addresses, expected) => {
    expect(invoiceAddress(addresses)).toBe(expected);
  });

  test('no pickup address among them', () => {
    expect(addressFor([delivery, both], 'PICKUP')).toBeNull();
  });
});
