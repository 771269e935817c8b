import { optInDays } from '@platine/domain/customer/account.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { mailedHash, newEmail, registerCustomer } from './customers.ts';
import { findProduct, isUnlimited, unknownSku } from './products.ts';

async function someProduct(wire: Wire): Promise<number> {
  const { SKU } = await findProduct(wire, 'unlimited', isUnlimited);
  return SKU;
}

async function ask(wire: Wire, EMAIL: string) {
  const SKU = await someProduct(wire);
  const answer = await wire.ask('requestStockAlert', { SKU, EMAIL, LANGUAGE_CODE: 'DE' });
  return { SKU, answer };
}

const hashOf = (wire: Wire, email: string) => mailedHash(wire, 'stockAlertOptIn', email);

export const stockAlertScenarios: readonly Scenario[] = [
  {
    name: 'D33: a guest’s stock alert counts once the link in a mail is used, which may be repeated; asked twice it is one',
    async run(wire) {
      const EMAIL = newEmail();
      const { SKU, answer } = await ask(wire, EMAIL);
      expect(answer).toEqual({ CONFIRMED: false });
      expect(await wire.lastMail('stockAlertOptIn', EMAIL)).toMatchObject({ language: 'DE' });
      const HASH = await hashOf(wire, EMAIL);
      await ask(wire, EMAIL.toUpperCase());
      for (let times = 0; times < 2; times += 1) expect(await wire.ask('confirmStockAlert', { HASH })).toEqual({ SKU });
      expect((await ask(wire, EMAIL)).answer, 'nobody learns that the address waits').toEqual({ CONFIRMED: false });
      expect(await wire.countMails('stockAlertOptIn', EMAIL), 'a confirmed address gets no other link').toBe(1);
    },
  },
  {
    name: 'a customer who is logged in needs no link for the own address, but for another',
    async run(wire) {
      const credentials = await registerCustomer(wire);
      await wire.ask('login', credentials);
      expect((await ask(wire, credentials.USERNAME)).answer).toEqual({ CONFIRMED: true });
      expect(await wire.countMails('stockAlertOptIn', credentials.USERNAME)).toBe(0);
      const other = newEmail();
      expect((await ask(wire, other)).answer).toEqual({ CONFIRMED: false });
      expect(await wire.countMails('stockAlertOptIn', other)).toBe(1);
    },
  },
  {
    name: 'one click ends an alert; afterwards its link is unknown, and a new request has a new one',
    async run(wire) {
      const EMAIL = newEmail();
      const { SKU } = await ask(wire, EMAIL);
      const HASH = await hashOf(wire, EMAIL);
      await wire.ask('confirmStockAlert', { HASH });
      expect(await wire.ask('endStockAlert', { HASH })).toEqual({ SKU });
      for (const call of ['endStockAlert', 'confirmStockAlert'] as const)
        expect((await wire.refused(call, { HASH })).errorClass).toBe('HashInvalidException');
      await ask(wire, EMAIL);
      expect(await hashOf(wire, EMAIL)).not.toBe(HASH);
    },
  },
  {
    name: 'a link that is unknown, or was not used in time, is refused',
    async run(wire) {
      const EMAIL = newEmail();
      await ask(wire, EMAIL);
      const HASH = await hashOf(wire, EMAIL);
      wire.passTime(optInDays * 24 * 60 + 1);
      for (const one of [HASH, 'unknown', "' or 1=1 --"])
        expect((await wire.refused('confirmStockAlert', { HASH: one })).errorClass).toBe('HashInvalidException');
      expect((await wire.refused('endStockAlert', { HASH: 'unknown' })).errorClass).toBe('HashInvalidException');
    },
  },
  {
    name: 'spec §5: an address that is none is named, and a product that the shop does not have',
    async run(wire) {
      const SKU = await someProduct(wire);
      const address = await wire.refused('requestStockAlert', { SKU, EMAIL: 'ada@example', LANGUAGE_CODE: 'EN' });
      expect([address.errorClass, address.fields]).toEqual([
        'ValidationException',
        [{ FIELD: 'EMAIL', CODE: 'FORMAT' }],
      ]);
      const product = await wire.refused('requestStockAlert', {
        SKU: unknownSku,
        EMAIL: newEmail(),
        LANGUAGE_CODE: 'EN',
      });
      expect(product.errorClass).toBe('ProductNotFoundException');
    },
  },
  {
    name: 'D32: one address is not flooded with links of stock alerts',
    async run(wire) {
      const EMAIL = newEmail();
      for (let times = 0; times < 10; times += 1) await ask(wire, EMAIL);
      const SKU = await someProduct(wire);
      const { errorClass } = await wire.refused('requestStockAlert', { SKU, EMAIL, LANGUAGE_CODE: 'EN' });
      expect(errorClass).toBe('ThrottledException');
    },
  },
];
