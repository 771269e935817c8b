import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { readShop } from './readShop.ts';
import { sampleShopFolder } from './sampleShop.ts';
import { ShopError } from './shopError.ts';

afterAll(removeTestFolders);

type Change = { readonly file: string; readonly from: string; readonly to: string };

/** The sample's folder with a text of one file replaced; `to` alone is the whole file. */
function folderWith({ file, from, to }: Change): string {
  const folder = testFolder();
  cpSync(sampleShopFolder, folder, { recursive: true });
  const path = join(folder, file);
  const sample = from === '' ? '' : readFileSync(path, 'utf8');
  if (!sample.includes(from)) throw new Error(`The sample has no ${from}.`);
  writeFileSync(path, sample.replace(from, to));
  return folder;
}

function shopOrMistakes(change: Change) {
  try {
    return readShop(folderWith(change));
  } catch (error) {
    if (error instanceof ShopError) return error.sentences;
    throw error;
  }
}

describe('names, times and rates are the shop’s own', () => {
  test('a method has another name in each language, another time and a note', () => {
    const shop = shopOrMistakes({
      file: 'shipping.yaml',
      from: 'TNT:\n  name: TNT Economy Express\n  days: { eu: [2, 4],',
      to: 'TNT:\n  name: { EN: GLS, DE: GLS Paket, FR: GLS }\n  note: Also to parcel shops.\n  days: { eu: [2, 2],',
    });
    expect(shop).toMatchObject({
      delivery: {
        methods: {
          TNT: {
            name: { EN: 'GLS', DE: 'GLS Paket', FR: 'GLS' },
            note: { ALL: 'Also to parcel shops.' },
            transit: { eu: { from: 2, to: 2 } },
          },
        },
      },
    });
  });

  test('a method is not offered', () => {
    const shop = shopOrMistakes({
      file: 'payment.yaml',
      from: 'name: PayPal\n  offered: true',
      to: 'name: PayPal\n  offered: false',
    });
    expect(shop).toMatchObject({ payment: { PAYPAL: { offered: false }, SAFERPAY: { offered: true } } });
  });

  test.each([
    ['saferpayMeans: [VISA, MASTERCARD]', 'Credit card', 'Kreditkarte'],
    ['saferpayMeans: [VISA, WERO, BANCONTACT]', 'Credit card, Wero, Bancontact', 'Kreditkarte, Wero, Bancontact'],
    ['saferpayMeans: []', 'Online payment', 'Onlinezahlung'],
  ])('with %s and no name of its own, Saferpay’s method is “%s”', (to, EN, DE) => {
    const shop = shopOrMistakes({ file: 'shop.yaml', from: 'saferpayMeans: [VISA, MASTERCARD]', to });
    expect(shop).toMatchObject({ payment: { SAFERPAY: { name: { EN, DE }, offered: true } } });
  });

  test('Saferpay’s method has the name that the shop gives it', () => {
    const shop = shopOrMistakes({ file: 'payment.yaml', from: 'SAFERPAY:\n', to: 'SAFERPAY:\n  name: Card or app\n' });
    expect(shop).toMatchObject({ payment: { SAFERPAY: { name: { ALL: 'Card or app' } } } });
  });

  test('a change of VAT is a further entry', () => {
    const { rates } = exampleShop.vatRates[0];
    const sample = readFileSync(join(sampleShopFolder, 'vat.yaml'), 'utf8');
    const entry = sample.slice(sample.indexOf('  - from:'));
    const later = entry.replace('2026-02-01', '2027-01-01').replace('LU: 17', 'LU: 16.5');
    expect(shopOrMistakes({ file: 'vat.yaml', from: '', to: `rates:\n${entry}${later}` })).toMatchObject({
      vatRates: [
        { from: '2026-02-01', rates },
        { from: '2027-01-01', rates: { ...rates, LU: 165 } },
      ],
    });
    expect(shopOrMistakes({ file: 'vat.yaml', from: '', to: `rates:\n${later}${entry}` })).toEqual([
      'vat.yaml, line 1: rates must begin with the oldest rates, each from another day: sort its entries by from.',
    ]);
  });

  test('reduced rates of VAT: of some countries, of none, and zero', () => {
    const sample = readFileSync(join(sampleShopFolder, 'vat.yaml'), 'utf8');
    const from = sample.slice(sample.indexOf('    # Of products'));
    const rates = (to: string) => shopOrMistakes({ file: 'vat.yaml', from, to });
    expect(rates('    reduced: { LU: 8, FI: 13.5, IE: 0 }\n')).toMatchObject({
      vatRates: [{ reduced: { LU: 80, FI: 135, IE: 0 } }],
    });
    const { from: day, rates: standard } = exampleShop.vatRates[0];
    expect(rates('')).toHaveProperty('vatRates', [{ from: day, rates: standard }]);
    expect(exampleShop.vatRates[0].reduced).toMatchObject({ LU: 30, DE: 70, IE: 0 });
    expect(exampleShop.vatRates[0].reduced).not.toHaveProperty('DK');
  });

  test('a notice is shown while its file is there', () => {
    const to = 'id: delays-2026-12\ntext: { EN: Late., DE: Spät., FR: En retard. }\n';
    expect(shopOrMistakes({ file: 'notice.yaml', from: '', to })).toMatchObject({
      notice: { id: 'delays-2026-12', text: { EN: 'Late.', DE: 'Spät.', FR: 'En retard.' } },
    });
  });

  test.each(['shipping.yaml', 'payment.yaml', 'vat.yaml'])('a folder of before %s has the sample’s', (file) => {
    const folder = folderWith({ file: 'shop.yaml', from: 'Alex', to: 'Kim' });
    rmSync(join(folder, file));
    const { delivery, payment, vatRates } = readShop(folder);
    expect({ delivery, payment, vatRates }).toEqual({
      delivery: exampleShop.delivery,
      payment: exampleShop.payment,
      vatRates: exampleShop.vatRates,
    });
  });
});

test.each([
  [
    'shipping.yaml',
    'eu: [1, 3]',
    'eu: [3, 1]',
    'line 11: UPS_SAVER.days.eu must be like [1, 3], the shortest first: correct it.',
  ],
  [
    'shipping.yaml',
    'tracking: true',
    'tracking: perhaps',
    'line 12: UPS_SAVER.tracking must be true or false: correct it.',
  ],
  ['shipping.yaml', ', FR: Livraison gratuite', '', 'line 41: FREE_SHIPPING.name.FR is missing: add it.'],
  [
    'shipping.yaml',
    'name: DPD Classic',
    'name: 17',
    'line 28: DPD_CLASSIC.name must have lines below it, of EN, DE, FR: write them.',
  ],
  [
    'shipping.yaml',
    '  label: sendcloud:letter',
    '  label: letter',
    'line 13: UPS_SAVER.label must be like sendcloud:letter: correct it.',
  ],
  [
    'shipping.yaml',
    'PICKUP:\n',
    'PICKUP:\n  label: sendcloud:letter\n',
    'line 45: PICKUP.label is not known here: correct the name or delete the line.',
  ],
  [
    'payment.yaml',
    'SOFORT:',
    'SOFORT:\n  offered: true',
    'line 25: SOFORT.offered is not known here: correct the name or delete the line.',
  ],
  [
    'vat.yaml',
    'LU: 17',
    'LU: 17 %',
    'line 24: rates 1.standard.LU must be a number of percent such as 17 or 25.5: write it without a sign.',
  ],
  ['vat.yaml', '      XI: 20\n', '', 'line 6: rates 1.standard.XI is missing: add it.'],
  ['vat.yaml', 'FI: 25.5', 'FI: 25.55', 'line 16: rates 1.standard.FI has more than one decimal: correct it.'],
  ['vat.yaml', 'FI: 25.5', 'FI: 0', 'line 16: rates 1.standard.FI is less than 1 percent: correct it.'],
  ['vat.yaml', 'FI: 13.5', 'FI: 13.55', 'line 46: rates 1.reduced.FI has more than one decimal: correct it.'],
  ['vat.yaml', 'IE: 0', 'IE: -1', 'line 51: rates 1.reduced.IE is less than 0 percent: correct it.'],
  ['vat.yaml', 'LU: 3', 'LX: 3', 'line 54: rates 1.reduced.LX is not known here: correct the name or delete the line.'],
])('a mistake in %s is named with its line: %s → %s', (file, from, to, sentence) => {
  expect(shopOrMistakes({ file, from, to })).toEqual([`${file}, ${sentence}`]);
});

test('a shop that a private customer cannot pay is refused', () => {
  const to = ['PAYPAL', 'SAFERPAY', 'WIRE_TRANSFER', 'INVOICE']
    .map((method) => `${method}: { name: N, offered: ${method === 'INVOICE'} }\n`)
    .join('');
  expect(shopOrMistakes({ file: 'payment.yaml', from: '', to: `${to}SOFORT: { name: S }\n` })).toEqual([
    'payment.yaml, line 1: the file offers private customers no payment method: offer PAYPAL, SAFERPAY or WIRE_TRANSFER.',
  ]);
});
