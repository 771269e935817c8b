import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { readSaferpay } from './saferpaySettings.ts';

afterAll(removeTestFolders);

const all = {
  SAFERPAY_CUSTOMER_ID: '123123',
  SAFERPAY_TERMINAL_ID: '12345678',
  SAFERPAY_USER: 'API_123123_1',
  SAFERPAY_PASSWORD: 'marked-password',
};
const account = {
  url: 'https://www.saferpay.com/api',
  customerId: '123123',
  terminalId: '12345678',
  user: 'API_123123_1',
  password: 'marked-password',
  captures: 'withFirstParcel',
};

test('without credentials there is no account, whatever else is set', () => {
  expect(readSaferpay({ SAFERPAY_PASSWORD: '', SAFERPAY_CAPTURE: 'order' })).toBeNull();
});

test('the account is the one of production, and captures with the first parcel', () => {
  expect(readSaferpay(all)).toEqual(account);
});

test('the test system and the capture at the order are settings', () => {
  const set = {
    SAFERPAY_URL: 'https://test.saferpay.com/api/',
    SAFERPAY_CAPTURE: 'order',
  };
  expect(readSaferpay({ ...all, ...set })).toEqual({
    ...account,
    url: 'https://test.saferpay.com/api',
    captures: 'atOrder',
  });
});

test('a credential may stand in a file', () => {
  const file = join(testFolder(), 'password');
  writeFileSync(file, 'from the file\n');
  const { SAFERPAY_PASSWORD: _, ...others } = all;
  expect(readSaferpay({ ...others, SAFERPAY_PASSWORD_FILE: file })?.password).toBe('from the file');
  expect(() => readSaferpay({ ...all, SAFERPAY_PASSWORD_FILE: file })).toThrow(
    'SAFERPAY_PASSWORD and SAFERPAY_PASSWORD_FILE must not both be set.',
  );
  expect(() => readSaferpay({ ...others, SAFERPAY_PASSWORD_FILE: `${file}s` })).toThrow(/^SAFERPAY_PASSWORD_FILE must/);
});

test.each([
  ['SAFERPAY_PASSWORD', ''],
  ['SAFERPAY_USER', ''],
  ['SAFERPAY_CUSTOMER_ID', '123123-12345678'],
  ['SAFERPAY_TERMINAL_ID', '1234567'],
  ['SAFERPAY_URL', 'http://saferpay.example/api'],
  ['SAFERPAY_URL', 'nowhere'],
  ['SAFERPAY_CAPTURE', 'yes'],
  ['SAFERPAY_MEANS', 'VISA'],
])('%s = "%s" is refused in one sentence that names it and repeats no secret', (name, value) => {
  expect(() => readSaferpay({ ...all, [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
  expect(() => readSaferpay({ ...all, [name]: value })).not.toThrow(/marked-password/);
});
