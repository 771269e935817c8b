import { expect, test } from 'vitest';
import { readWebhook } from './webhookSettings.ts';

const bytes = (count: number) => Buffer.alloc(count, 7).toString('base64');
const both = { WEBHOOK_URL: 'https://erp.example/hooks/', WEBHOOK_SECRET: `whsec_${bytes(24)}` };

test('without settings nobody is told', () => {
  expect(readWebhook({ WEBHOOK_URL: '' })).toBeNull();
});

test.each([24, 64])('a secret of %s bytes is taken', (count) => {
  const WEBHOOK_SECRET = `whsec_${bytes(count)}`;
  expect(readWebhook({ ...both, WEBHOOK_SECRET })).toEqual({
    url: 'https://erp.example/hooks',
    key: Buffer.alloc(count, 7),
  });
});

test.each([
  ['WEBHOOK_URL', ''],
  ['WEBHOOK_URL', 'http://erp.example'],
  ['WEBHOOK_SECRET', ''],
  ['WEBHOOK_SECRET', bytes(32)],
  ['WEBHOOK_SECRET', `whsec_${bytes(23)}`],
  ['WEBHOOK_SECRET', `whsec_${bytes(65)}`],
  ['WEBHOOK_SECRET', 'whsec_not base64'],
])('%s = "%s" is refused in one sentence that names it and repeats no secret', (name, value) => {
  expect(() => readWebhook({ ...both, [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
  expect(() => readWebhook({ ...both, [name]: value })).not.toThrow(/whsec_\S{8}/);
});
