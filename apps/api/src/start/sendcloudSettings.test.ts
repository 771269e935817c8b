import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { readSendcloud } from './sendcloudSettings.ts';

afterAll(removeTestFolders);

const all = { SENDCLOUD_PUBLIC_KEY: 'public', SENDCLOUD_SECRET_KEY: 'marked-secret' };

test('without keys there is no account, whatever else is set', () => {
  expect(readSendcloud({ SENDCLOUD_SECRET_KEY: '', SENDCLOUD_SENDER: '17' })).toBeNull();
});

test('the account is the official one, and sends the shop’s own address', () => {
  const url = 'https://panel.sendcloud.sc/api/v3';
  expect(readSendcloud(all)).toEqual({ url, publicKey: 'public', secretKey: 'marked-secret', senderAddressId: null });
});

test('an address, a sender and a key in a file are settings', () => {
  const file = join(testFolder(), 'key');
  writeFileSync(file, 'from the file\n');
  const { SENDCLOUD_SECRET_KEY: _, ...others } = all;
  const set = { SENDCLOUD_URL: 'http://127.0.0.1:9/', SENDCLOUD_SENDER: '17', SENDCLOUD_SECRET_KEY_FILE: file };
  expect(readSendcloud({ ...others, ...set })).toEqual({
    url: 'http://127.0.0.1:9',
    publicKey: 'public',
    secretKey: 'from the file',
    senderAddressId: 17,
  });
});

test.each([
  ['SENDCLOUD_PUBLIC_KEY', ''],
  ['SENDCLOUD_SECRET_KEY', ''],
  ['SENDCLOUD_URL', 'http://sendcloud.example'],
  ['SENDCLOUD_SENDER', 'home'],
  ['SENDCLOUD_SENDER', '0'],
])('%s = "%s" is refused in one sentence that names it and repeats no secret', (name, value) => {
  expect(() => readSendcloud({ ...all, [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
  expect(() => readSendcloud({ ...all, [name]: value })).not.toThrow(/marked-secret/);
});
