import { describe, expect, test } from 'vitest';
import type { Address } from './address.ts';
import { addressFor, addressFromWire, addressToWire, deliveryZipCode, invoiceAddress, postalLines } from './address.ts';
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

describe('D42: the zip code that decides the VAT is that of the delivery address', () => {
  const eupen = addressFromWire(wire);
  test.each<[string, readonly Address[], Address['country'], string]>([
    ['the delivery’s', [{ ...eupen, types: ['INVOICE'], zipCode: '1000' }, eupen], 'BE', '4700'],
    ['none in another country than the goods go to', [eupen], 'FR', ''],
    ['none without a delivery address', [{ ...eupen, types: ['INVOICE'] }], 'BE', ''],
  ])('%s', (_, addresses, country, zipCode) => {
    expect(deliveryZipCode(addresses, country)).toBe(zipCode);
  });
});

describe('the lines of a postal address', () => {
  const full = addressFromWire(wire);
  test.each<[string, Address, readonly string[]]>([
    [
      'from the recipient to the town',
      full,
      ['Muster', 'Lab', 'Ada Muster', 'c/o Weber', 'Hauptstrasse 1', '4700 Eupen'],
    ],
    [
      'without empty ones',
      { ...full, company: '', department: '', supplement: '' },
      ['Ada Muster', 'Hauptstrasse 1', '4700 Eupen'],
    ],
    [
      'without blanks for what is missing',
      { ...full, firstName: '', zipCode: '' },
      ['Muster', 'Lab', 'Muster', 'c/o Weber', 'Hauptstrasse 1', 'Eupen'],
    ],
    [
      'a company without a person',
      { ...full, firstName: '', lastName: '' },
      ['Muster', 'Lab', 'c/o Weber', 'Hauptstrasse 1', '4700 Eupen'],
    ],
  ])('%s', (_, address, lines) => {
    expect(postalLines(address)).toEqual(lines);
  });
});
