import { createClient } from '@platine/domain/contract/client.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { expect, test } from 'vitest';
import { isSavedListForm, submitSavedListForm } from './savedListForms.ts';

async function submit(path: string, fields: Readonly<Record<string, string>>, refused: ErrorClass | null = null) {
  const asked: unknown[] = [];
  const client = createClient(async (name, request) => {
    asked.push([name, request]);
    if (refused !== null) return { SUCCESSFUL: false, ERROR: '', ERROR_CLASS: refused };
    return { SUCCESSFUL: true, DATA: samples[name].response };
  });
  return { place: await submitSavedListForm({ path, fields: new URLSearchParams(fields) }, client), asked };
}

test('a list is created with the cart, with a product, and with a shared list', async () => {
  const cart = await submit('/list/create', { NAME: ' Amplifier ', FROM: 'cart' });
  expect(cart.place).toBe('/list/l?saved=yes');
  const [position] = samples.currentSession.response.CART.POSITIONS;
  expect(cart.asked.at(-1)).toMatchObject(['createList', { NAME: 'Amplifier', LINES: [{ SKU: position?.SKU }] }]);
  const product = await submit('/list/create', { NAME: 'Amplifier', FROM: 'product', SKU: '7' });
  expect(product.asked).toEqual([['createList', { NAME: 'Amplifier', LINES: [{ SKU: 7, AMOUNT: 1 }] }]]);
  const shared = await submit('/list/create', { NAME: 'Amplifier', FROM: 'shared', SHARE_KEY: 'k' });
  expect(shared.asked).toEqual([
    ['sharedList', { SHARE_KEY: 'k' }],
    ['createList', { NAME: 'Amplifier', LINES: [{ SKU: 7, AMOUNT: 2, NOTE: 'K1–K3' }] }],
  ]);
});

test('a refused form leads back to its page, which says why', async () => {
  const full = 'ListFullException';
  expect((await submit('/list/create', { NAME: 'x', FROM: 'product', SKU: '7' }, full)).place).toBe(
    `/account?view=lists&sku=7&failed=${full}`,
  );
  expect((await submit('/list/add', { LIST_ID: 'l', FROM: 'cart' }, full)).place).toBe(
    `/account?view=lists&from=cart&failed=${full}`,
  );
  expect((await submit('/list/create', { NAME: 'x', FROM: 'shared', SHARE_KEY: 'k' }, full)).place).toBe(
    `/shared_list/k?failed=${full}`,
  );
  const unnamed = await submit('/list/create', { NAME: '  ' });
  expect(unnamed).toEqual({ place: '/account?view=lists&failed=InvalidRequestException', asked: [] });
});

test('amounts, notes and removals of a list are saved together', async () => {
  const { place, asked } = await submit('/list/change', {
    LIST_ID: 'l',
    NAME: 'Preamp',
    'LISTED-1': '7',
    'PIECES-1': '5',
    'NOTE-1': 'R1, R2, R3',
    'LISTED-2': '8',
    'PIECES-2': '4',
    'REMOVE-2': 'on',
    'SKU-2': '9',
  });
  expect(place).toBe('/list/l?saved=yes');
  const LINES = [
    { SKU: 7, AMOUNT: 5, NOTE: 'R1–R3' },
    { SKU: 8, AMOUNT: 0, NOTE: '' },
  ];
  expect(asked).toEqual([['changeList', { LIST_ID: 'l', NAME: 'Preamp', LINES }]]);
});

test.each(['', '1.5', '-1', '100001', '1e3'])('an amount "%s" changes nothing', async (amount) => {
  const { place, asked } = await submit('/list/change', {
    LIST_ID: 'l',
    NAME: 'x',
    'LISTED-1': '7',
    'PIECES-1': amount,
  });
  expect([place, asked]).toEqual(['/list/l?failed=InvalidRequestException', []]);
});

test('own numbers of a list are saved with it, and an empty one is taken away', async () => {
  const { asked } = await submit('/list/change', {
    LIST_ID: 'l',
    NAME: 'Preamp',
    'LISTED-1': '7',
    'PIECES-1': '5',
    'OWN-1': ' R-4711 ',
    'LISTED-2': '8',
    'PIECES-2': '4',
    'OWN-2': '',
  });
  expect(asked.at(-1)).toEqual([
    'setOwnNumbers',
    {
      NUMBERS: [
        { SKU: 7, NUMBER: 'R-4711' },
        { SKU: 8, NUMBER: '' },
      ],
    },
  ]);
});

test('a table of own numbers is taken, and what is not is named', async () => {
  const { place, asked } = await submit('/own_numbers/set', { NUMBERS: 'A\t7\nno pair\nB\t9' });
  expect(asked).toEqual([
    [
      'setOwnNumbers',
      {
        NUMBERS: [
          { SKU: 7, NUMBER: 'A' },
          { SKU: 9, NUMBER: 'B' },
        ],
      },
    ],
  ]);
  expect(place).toBe('/account?view=numbers&set=1&unknown=9&unread=2');
  expect(await submit('/own_numbers/set', { NUMBERS: 'nothing\nhere' })).toEqual({
    place: '/account?view=numbers&set=0&unread=2',
    asked: [],
  });
});

test('a list is shared, its link ended, and it is deleted', async () => {
  expect(await submit('/list/share', { LIST_ID: 'l', SHARED: 'yes' })).toEqual({
    place: '/list/l',
    asked: [['shareList', { LIST_ID: 'l', SHARED: true }]],
  });
  expect((await submit('/list/share', { LIST_ID: 'l', SHARED: 'no' })).asked).toEqual([
    ['shareList', { LIST_ID: 'l', SHARED: false }],
  ]);
  expect(await submit('/list/remove', { LIST_ID: 'l' })).toEqual({
    place: '/account?view=lists',
    asked: [['removeList', { LIST_ID: 'l' }]],
  });
});

test('only their own addresses are lists’', () => {
  expect(['/list/create', '/list/l', '/list', '/order_by_list'].map(isSavedListForm)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
