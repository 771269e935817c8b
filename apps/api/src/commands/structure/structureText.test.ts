import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { commandContext, typeCommand } from '../../../testing/typeCommand.ts';
import { structureCommand } from './run.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 120_000);
afterAll(() => shop.close());

const typed = (...words: readonly string[]) => typeCommand(structureCommand, words, commandContext({ db: shop.db }));

describe('makers, categories and the menu are shown', () => {
  test('in lists', async () => {
    expect(await typed('list', 'maker')).toEqual([
      0,
      `Makers, with the numbers that products name them by:
  105  Klots, 2 products
  1    Lentz Grün, DE, 5 products
The next number that is free: 106`,
    ]);
    const [code, said] = await typed('list');
    expect(code).toBe(0);
    expect(said).toContain('\n  1.2.1.1  EN "Resistors", 4 products\n');
    expect(said).toContain('\nMenu groups, in the order of the menu:\n  components  EN "Components", 1 entry');
  });

  test('one of them with its log', async () => {
    expect((await typed('show', 'maker', '1'))[1]).toContain('\nNobody has changed anything by hand.');
    const contact = ['--contact-name', 'Klots', '--contact-address', 'Gasse 1\n1010 Wien'];
    await typed('change', 'maker', '105', ...contact, '--by', 'anna', '--why', 'tidied');
    expect((await typed('show', 'maker', '105'))[1]).toBe(`Maker 105 Klots, without a country: 2 products
Contact for product safety: Klots, Gasse 1, 1010 Wien
Logo: none
Changed by hand, the newest first:
  2026-11-21 13:00 anna: CONTACT_NAME – → Klots, CONTACT_ADDRESS – → Gasse 1 1010 Wien (tidied)
The next import takes the facts of its files again, and says which it overwrites: enter the change there, too.`);
    const [, group] = await typed('show', 'group', 'components');
    expect(group.split('\n')).toEqual([
      'Menu group components EN "Components": place 1 of 1, 1 entry',
      'Entry 1: EN "Resistors", tags resistors',
      'None of the newest changes by hand (1) is one of it.',
    ]);
  });

  test('one that is not there', async () => {
    expect(await typed('show', 'category', '1.2.77')).toEqual([
      1,
      'There is no category 1.2.77. "pnpm structure list category" has all.',
    ]);
  });
});
