import { maximumAddresses } from '@platine/domain/customer/addressBook.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { addAddress, fillCart, french, lines } from './checkoutSteps.ts';

export const addressScenarios: readonly Scenario[] = [
  {
    name: 'D8: there is one empty address at most, and it has an id',
    async run(wire) {
      const first = await wire.ask('cartAddAddress');
      const second = await wire.ask('cartAddAddress');
      expect(second.ADDRESS).toEqual(first.ADDRESS);
      expect(first.ADDRESS).toMatchObject({ ADDRESS_TYPES: [], LASTNAME: '', COUNTRY_CODE: 'LU' });
      expect(second.SESSION.ADDRESSES).toEqual([first.ADDRESS]);
    },
  },
  {
    name: 'spec §7: an address is filled in under a label, keeps its id, and a purpose is served once',
    async run(wire) {
      const home = await addAddress(wire, 'DELIVERY');
      expect(home).toMatchObject({ ...lines, ADDRESS_TYPES: ['DELIVERY'] });
      const office = await addAddress(wire, 'INVOICE', { STREET: '1, avenue de la Gare' });
      expect(office.ADDRESS_ID).not.toBe(home.ADDRESS_ID);
      const request = { ADDRESS_LABEL: 'DELIVERY', NEW_ADDRESS: office, OLD_ADDRESS: office } as const;
      const { SESSION } = await wire.ask('cartChangeAddress', request);
      expect(SESSION.ADDRESSES.map(({ ADDRESS_ID, ADDRESS_TYPES }) => [ADDRESS_ID, ADDRESS_TYPES.toSorted()])).toEqual([
        [home.ADDRESS_ID, []],
        [office.ADDRESS_ID, ['DELIVERY', 'INVOICE']],
      ]);
      expect(await wire.ask('currentSession')).toEqual(SESSION);
    },
  },
  {
    name: 'D43: a supplement is kept, counts in a conflict, and is refused when it is too long or has other signs',
    async run(wire) {
      const home = await addAddress(wire, 'DELIVERY', { SUPPLEMENT: '  c/o  Weber, 3e étage ' });
      expect(home.SUPPLEMENT).toBe('c/o Weber, 3e étage');
      expect((await wire.ask('currentSession')).ADDRESSES).toEqual([home]);
      const change = (NEW: string, OLD: string) => ({
        ADDRESS_LABEL: 'DELIVERY' as const,
        NEW_ADDRESS: { ...home, SUPPLEMENT: NEW },
        OLD_ADDRESS: { ...home, SUPPLEMENT: OLD },
      });
      expect((await wire.refused('cartChangeAddress', change('B', 'A'))).errorClass).toBe('AddressConflictException');
      const bad = await wire.refused('cartChangeAddress', change('<b>', home.SUPPLEMENT));
      expect(bad).toMatchObject({
        errorClass: 'ValidationException',
        fields: [{ FIELD: 'SUPPLEMENT', CODE: 'CHARACTERS' }],
      });
      const long = await wire.refused('cartChangeAddress', change('x'.repeat(61), home.SUPPLEMENT));
      expect(long.fields.map(({ FIELD }) => FIELD.split('.').at(-1))).toEqual(['SUPPLEMENT']);
    },
  },
  {
    name: 'D8: an address book of 50 is full, and can be reduced',
    async run(wire) {
      for (let number = 1; number <= maximumAddresses; number += 1)
        await addAddress(wire, 'DELIVERY', { STREET: `${number}, rue Haute` });
      expect((await wire.refused('cartAddAddress', {})).errorClass).toBe('AddressBookFullException');
      const [first] = (await wire.ask('currentSession')).ADDRESSES;
      if (first === undefined) throw new Error('The address book is empty.');
      const { ADDRESSES } = await wire.ask('cartRemoveAddress', { ADDRESS_DATA: first });
      expect(ADDRESSES).toHaveLength(maximumAddresses - 1);
      expect((await wire.ask('cartAddAddress')).SESSION.ADDRESSES).toHaveLength(maximumAddresses);
    },
  },
  {
    name: 'D42: the zip code of the delivery decides the VAT: Paris pays it, Réunion does not, Monaco pays the French',
    async run(wire) {
      await fillCart(wire);
      const vatAt = async (COUNTRY: 'FR' | 'MC', ZIPCODE: string) => {
        await wire.ask('setCustomerData', { COUNTRY, CUSTOMER_TYPE: 'PRIVATE' });
        await addAddress(wire, 'DELIVERY', { COUNTRY_CODE: COUNTRY, ZIPCODE });
        const { CASE, RATE } = (await wire.ask('currentSession')).CART.VAT;
        return [CASE, RATE];
      };
      expect(await vatAt('FR', '75001')).toEqual(['DESTINATION', 20]);
      expect(await vatAt('FR', '97400')).toEqual(['EXPORT', 0]);
      expect(await vatAt('MC', '98000')).toEqual(['DESTINATION', 20]);
    },
  },
  {
    name: 'D16: what is entered is kept normalised',
    async run(wire) {
      const { CITY } = await addAddress(wire, 'DELIVERY', { CITY: '  Esch   sur Alzette ' });
      expect(CITY).toBe('Esch sur Alzette');
    },
  },
  {
    name: 'spec §5: an address that breaks a rule is refused with its fields, and nothing is changed',
    async run(wire) {
      const { ADDRESS } = await wire.ask('cartAddAddress');
      const NEW_ADDRESS = { ...ADDRESS, ...lines, STREET: 'x', ZIPCODE: '1' };
      const request = { ADDRESS_LABEL: 'DELIVERY', NEW_ADDRESS, OLD_ADDRESS: ADDRESS };
      const { errorClass, fields } = await wire.refused('cartChangeAddress', request);
      expect(errorClass).toBe('ValidationException');
      expect(fields.map(({ FIELD }) => FIELD).toSorted()).toEqual(['STREET', 'ZIPCODE']);
      expect((await wire.ask('currentSession')).ADDRESSES).toEqual([ADDRESS]);
    },
  },
  {
    name: 'spec §6: a company’s address names the company; a private one drops what it does not show',
    async run(wire) {
      expect((await addAddress(wire, 'DELIVERY', { COMPANY: 'Platine' })).COMPANY).toBe('');
      await wire.ask('setCustomerData', { COUNTRY: 'LU', CUSTOMER_TYPE: 'COMPANY' });
      expect((await addAddress(wire, 'INVOICE', { COMPANY: 'Platine' })).COMPANY).toBe('Platine');
    },
  },
  {
    name: 'D8: an address that another tab has changed or removed is a conflict, for changing and for removing',
    async run(wire) {
      const seen = await addAddress(wire, 'DELIVERY');
      const changed = { ...seen, STREET: '99, rue Neuve' };
      const request = { ADDRESS_LABEL: 'DELIVERY', NEW_ADDRESS: changed, OLD_ADDRESS: seen };
      await wire.ask('cartChangeAddress', { ...request, ADDRESS_LABEL: 'DELIVERY' });
      expect((await wire.refused('cartChangeAddress', request)).errorClass).toBe('AddressConflictException');
      expect((await wire.refused('cartRemoveAddress', { ADDRESS_DATA: seen })).errorClass).toBe(
        'AddressConflictException',
      );
      expect((await wire.ask('cartRemoveAddress', { ADDRESS_DATA: changed })).ADDRESSES).toEqual([]);
      expect((await wire.refused('cartRemoveAddress', { ADDRESS_DATA: changed })).errorClass).toBe(
        'AddressConflictException',
      );
    },
  },
  {
    name: 'D11: goods are priced for the country of the delivery address',
    async run(wire) {
      await fillCart(wire);
      await addAddress(wire, 'DELIVERY', french);
      const { COUNTRY_CODE, CART } = await wire.ask('currentSession');
      expect([COUNTRY_CODE, CART.VAT]).toEqual([
        'FR',
        { CASE: 'DESTINATION', COUNTRY_CODE: 'FR', RATE: 20, REDUCED_RATE: 5.5 },
      ]);
    },
  },
  {
    name: 'D11: another delivery country takes its purpose from an address elsewhere',
    async run(wire) {
      await addAddress(wire, 'DELIVERY');
      const { ADDRESSES } = await wire.ask('setCustomerData', { COUNTRY: 'BE', CUSTOMER_TYPE: 'PRIVATE' });
      expect(ADDRESSES.map(({ ADDRESS_TYPES }) => ADDRESS_TYPES)).toEqual([[]]);
    },
  },
  {
    name: 'spec §9: goods are fetched in Niederanven',
    async run(wire) {
      const { ADDRESS } = await wire.ask('cartPickupAddress');
      expect(ADDRESS).toMatchObject({ CITY: 'Niederanven', COUNTRY_CODE: 'LU', ADDRESS_TYPES: ['PICKUP'] });
    },
  },
  {
    name: 'spec §7: sorted, the delivery address comes first, then the invoice’s',
    async run(wire) {
      const invoice = await addAddress(wire, 'INVOICE', { LASTNAME: 'Abel' });
      const delivery = await addAddress(wire, 'DELIVERY', { LASTNAME: 'Zeimes' });
      const { ADDRESSES } = await wire.ask('cartSortedAddresses');
      expect(ADDRESSES).toEqual([delivery, invoice]);
    },
  },
];
