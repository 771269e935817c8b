import { createClient } from '@platine/domain/contract/client.ts';
import type { FieldError } from '@platine/domain/contract/envelope.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { HonoRequest } from 'hono/request';
import { expect, test } from 'vitest';
import { isListForm, submitListForm } from './listForm.ts';

type Fields = Readonly<Record<string, string | File>>;

async function submit(fields: Fields, refused: FieldError[] | null = null) {
  const asked: unknown[] = [];
  const client = createClient(async (name, request) => {
    asked.push([name, request]);
    if (refused !== null) return { SUCCESSFUL: false, ERROR: '', ERROR_CLASS: 'ValidationException', FIELDS: refused };
    return { SUCCESSFUL: true, DATA: samples[name].response };
  });
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const drafted = new Request('http://shop.test/order_by_list', { method: 'POST', body });
  const bytes = await drafted.arrayBuffer();
  const headers = {
    'content-type': drafted.headers.get('content-type') ?? '',
    'content-length': String(bytes.byteLength),
  };
  const request = new Request(drafted.url, { method: 'POST', headers, body: bytes });
  return { state: await submitListForm(new HonoRequest(request), client), asked };
}

const noFile = new File([], '');

test('a pasted list is matched, and the page that answers it has its text', async () => {
  const { state, asked } = await submit({ TEXT: 'Value,Qty', FILE: noFile, BOARDS: '20' });
  expect(asked).toEqual([['matchPartsList', { TEXT: 'Value,Qty', FILE: '', BOARDS: 20 }]]);
  expect(state).toMatchObject({ text: 'Value,Qty', boards: 20, problem: null, failure: null });
  expect(state.list?.lines).toMatchObject([{ line: 2, state: 'FOUND', chosen: 7 }]);
});

test('a file counts before the text, byte for byte', async () => {
  const { asked } = await submit({
    TEXT: 'x',
    FILE: new File([new Uint8Array([0x50, 0x4b, 0, 255])], 'a.xlsx'),
    BOARDS: '1',
  });
  expect(asked).toEqual([['matchPartsList', { TEXT: '', FILE: 'UEsA/w==', BOARDS: 1 }]]);
});

test.each(['', '0', '1e3', '-1', '1001'])('boards "%s" count as one', async (BOARDS) => {
  const { asked } = await submit({ TEXT: 'x', BOARDS });
  expect(asked).toMatchObject([['matchPartsList', { BOARDS: 1 }]]);
});

test('a refused list stands at its field; a file that is too large is not sent', async () => {
  const { state } = await submit({ TEXT: 'x' }, [{ FIELD: 'TEXT', CODE: 'TOO_LONG' }]);
  expect(state).toMatchObject({ text: 'x', problem: { field: 'TEXT', code: 'TOO_LONG' }, failure: null, list: null });
  const large = await submit({ TEXT: '', FILE: new File([new Uint8Array(600_001)], 'a.csv') });
  expect(large.state.problem).toEqual({ field: 'FILE', code: 'TOO_LONG' });
  expect(large.asked).toEqual([]);
});

test('the chosen products go into the cart together, and each changed amount is named', async () => {
  const fields = {
    TAKE: 'yes',
    'SKU-2': '7',
    'PIECES-2': '15',
    'NOTE-2': 'C3, C4, C5',
    'SKU-3': '',
    'PIECES-3': '1',
    'SKU-x': '8',
    'SKU-4': '9',
  };
  const { state, asked } = await submit(fields);
  expect(asked[0]).toEqual(['cartAddPositions', { POSITIONS: [{ SKU: 7, AMOUNT: 15, NOTE: 'C3–C5' }] }]);
  expect(state.taken?.positions).toBe(1);
  for (const { name } of state.taken?.adjustments ?? []) expect(name).not.toBe('');
});

test('without a chosen product nothing is sent', async () => {
  const { state, asked } = await submit({ TAKE: 'yes', 'SKU-3': '' });
  expect(asked).toEqual([]);
  expect(state.taken).toEqual({ positions: 0, adjustments: [] });
});

test('a body that is larger than any list is refused unread', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1600001' };
  const request = new Request('http://shop.test/order_by_list', { method: 'POST', headers, body: 'x' });
  const client = createClient(() => Promise.reject(new Error('nothing is asked')));
  await expect(submitListForm(new HonoRequest(request), client)).rejects.toMatchObject({
    errorClass: 'PayloadTooLargeException',
  });
});

test('only its own address is a list’s', () => {
  expect([isListForm('/order_by_list'), isListForm('/order_by_list/x'), isListForm('/shopping_cart')]).toEqual([
    true,
    false,
    false,
  ]);
});
