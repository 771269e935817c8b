import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { readPaypal } from './paypalSettings.ts';

afterAll(removeTestFolders);

const all = { PAYPAL_CLIENT_ID: 'AeA1', PAYPAL_CLIENT_SECRET: 'marked-secret', PAYPAL_WEBHOOK_ID: '1JE42910' };
const account = {
  url: 'https://api-m.paypal.com',
  clientId: 'AeA1',
  clientSecret: 'marked-secret',
  webhookId: '1JE42910',
  captures: 'withFirstParcel',
};

test('without credentials there is no account, whatever else is set', () => {
  expect(readPaypal({ PAYPAL_CLIENT_SECRET: '', PAYPAL_CAPTURE: 'order' })).toBeNull();
});

test('the account is the one of production, and captures with the first parcel', () => {
  expect(readPaypal(all)).toEqual(account);
});

test('the test system, the capture at the order and a secret in a file are settings', () => {
  const file = join(testFolder(), 'secret');
  writeFileSync(file, 'from the file\n');
  const { PAYPAL_CLIENT_SECRET: _, ...others } = all;
  const set = {
    PAYPAL_URL: 'https://api-m.sandbox.paypal.com/',
    PAYPAL_CAPTURE: 'order',
    PAYPAL_CLIENT_SECRET_FILE: file,
  };
  expect(readPaypal({ ...others, ...set })).toEqual({
    ...account,
    url: 'https://api-m.sandbox.paypal.com',
    clientSecret: 'from the file',
    captures: 'atOrder',
  });
});

test.each([
  ['PAYPAL_CLIENT_ID', ''],
  ['PAYPAL_CLIENT_SECRET', ''],
  ['PAYPAL_WEBHOOK_ID', ''],
  ['PAYPAL_URL', 'http://paypal.example'],
  ['PAYPAL_URL', 'nowhere'],
  ['PAYPAL_CAPTURE', 'yes'],
])('%s = "%s" is refused in one sentence that names it and repeats no secret', (name, value) => {
  expect(() => readPaypal({ ...all, [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
  expect(() => readPaypal({ ...all, [name]: value })).not.toThrow(/marked-secret/);
});
