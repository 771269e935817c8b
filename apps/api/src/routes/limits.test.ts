import type { CallName } from '@platine/domain/contract/calls.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import type { Throttled } from '@platine/domain/shop/throttle.ts';
import { throttles } from '@platine/domain/shop/throttle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { throttle } from '../services/accounts/throttle.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const limited: readonly (readonly [name: CallName, what: Throttled])[] = [
  ['login', 'login'],
  ['register', 'registration'],
  ['emailExists', 'emailExists'],
  ['requestPasswordReset', 'passwordReset'],
  ['activate', 'mailedLink'],
  ['changePasswordWithHash', 'mailedLink'],
  ['newsletterOptIn', 'mailedLink'],
  ['newsletterOptOut', 'mailedLink'],
  ['newsletterRegister', 'newsletter'],
  ['mailDepartment', 'contactMail'],
  ['reportError', 'errorReport'],
];

test.each(limited)('D32: %s is limited by address, as %s', async (name, what) => {
  const [flooding, other] = [`${name}, flooding`, `${name}, once`];
  for (let times = 0; times < throttles[what].address.burst; times += 1)
    await throttle({ db: shop.db, now: shop.time.now, clientAddress: flooding }, what);
  const ask = async (clientAddress: string) => {
    const { envelope } = await shop.app.invoke(name, samples[name].request, { sessionToken: null, clientAddress });
    return envelope.SUCCESSFUL ? null : envelope.ERROR_CLASS;
  };
  expect(await ask(flooding)).toBe('ThrottledException');
  expect(await ask(other)).not.toBe('ThrottledException');
});
