import { expect, test } from 'vitest';
import { testProduct } from '../../testing/testCatalogue.ts';
import { productLine } from './catalogueLines.ts';
import { productRow } from './rows.ts';

const guarantee = { YEARS: 5, GUARANTOR: 'Klots', ADDRESS: 'Esch', URL: 'https://klots.example/guarantee' };
const label = { ASSET_TYPE: 'GUARANTEE_LABEL', URL: { ALL: 'garan.png' } };
const warning = { EN: 'Small parts.', DE: 'Kleine Teile.', FR: 'Petits éléments.' };
const battery = { CHEMISTRY: 'Li-ion', HEAVY_METALS: [] };
const isTaken = (change: object) => productLine.isValidSync({ ...testProduct(1), ...change }, { strict: true });

test.each([
  ['a content', { CONTENT: { AMOUNT: 0.5, UNIT: 'm' } }],
  ['no content', { CONTENT: null }],
  ['a warning in all languages', { WARNINGS: [warning] }],
  ['a warning that is the same in all', { WARNINGS: [{ ALL: 'Small parts.' }] }],
  ['a guarantee of three years', { GUARANTEE: { ...guarantee, YEARS: 3 } }],
  ['a guarantee with its label', { GUARANTEE: guarantee, ASSETS: [label] }],
  ['tariff numbers of 6, 8 and 10 digits', { HS_CODE: '8536410000' }],
  ['an origin anywhere in the world', { ORIGIN_COUNTRY: 'TW' }],
  ['a battery', { BATTERY: { ...battery, HEAVY_METALS: ['Cd', 'Pb'] } }],
  ['equipment', { WEEE: true }],
])('a check takes %s', (_, change) => {
  expect(isTaken(change)).toBe(true);
});

test.each([
  ['a content of nothing', { CONTENT: { AMOUNT: 0, UNIT: 'm' } }],
  ['a content in another unit', { CONTENT: { AMOUNT: 5, UNIT: 'cm' } }],
  ['a warning that French readers cannot read', { WARNINGS: [{ EN: 'Small parts.', DE: 'Kleine Teile.' }] }],
  ['an empty warning', { WARNINGS: [{ ...warning, DE: ' ' }] }],
  ['a guarantee of two years, which the law gives anyway', { GUARANTEE: { ...guarantee, YEARS: 2 } }],
  ['half a year', { GUARANTEE: { ...guarantee, YEARS: 3.5 } }],
  ['a guarantee of nobody', { GUARANTEE: { ...guarantee, GUARANTOR: '' } }],
  ['a guarantee without an address', { GUARANTEE: { YEARS: 5, GUARANTOR: 'Klots', URL: guarantee.URL } }],
  ['a guarantee without its conditions', { GUARANTEE: { ...guarantee, URL: null } }],
  ['conditions that are not on the web', { GUARANTEE: { ...guarantee, URL: 'javascript:alert(1)' } }],
  ['a label without a guarantee', { ASSETS: [label] }],
  ['a label of no guarantee', { GUARANTEE: null, ASSETS: [label] }],
  ['a label without a picture', { GUARANTEE: guarantee, ASSETS: [{ ASSET_TYPE: 'GUARANTEE_LABEL' }] }],
  ['a tariff number of seven digits', { HS_CODE: '8536410' }],
  ['a country in words', { ORIGIN_COUNTRY: 'Taiwan' }],
  ['a metal without a threshold', { BATTERY: { ...battery, HEAVY_METALS: ['Hg'] } }],
])('a check refuses %s', (_, change) => {
  expect(isTaken(change)).toBe(false);
});

test('a line without them keeps the hash that it had before the shop knew them', () => {
  const { row } = productRow(testProduct(1));
  expect(row.contentHash).toBe(productRow(testProduct(1, { CONTENT: null, WEEE: false })).row.contentHash);
  expect(row.contentHash).not.toBe(productRow(testProduct(1, { WEEE: true })).row.contentHash);
  expect(row).toMatchObject({ content: undefined, facts: undefined });
});

test('facts become the domain’s', () => {
  const { row } = productRow(testProduct(1, { GUARANTEE: guarantee, HS_CODE: '853641', BATTERY: battery }));
  expect(row.facts).toEqual({
    guarantee: { years: 5, guarantor: 'Klots', address: 'Esch', url: guarantee.URL },
    hsCode: '853641',
    originCountry: null,
    battery: { chemistry: 'Li-ion', heavyMetals: [] },
    weee: false,
  });
});
