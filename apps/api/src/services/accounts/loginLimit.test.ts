import { throttles } from '@platine/domain/shop/throttle.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { countLogin } from './loginLimit.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

/** A try from a browser that no account knows. */
function count(email: string, clientAddress: string) {
  return countLogin(
    { db: shop.db, now: shop.time.now, clientAddress, deviceToken: null, keepDevice: () => undefined },
    email,
  );
}

describe('D32: limits of browsers that the account does not know', () => {
  test('one address cannot try many accounts', async () => {
    const address = '203.0.113.50';
    for (let times = 0; times < throttles.login.address.burst; times += 1)
      await count(`niemand-${times}@example.com`, address);
    await expect(count('einer@example.com', address)).rejects.toThrow('Too many tries');
    await expect(count('einer@example.com', '203.0.113.51')).resolves.toBeDefined();
  });

  test('many addresses cannot try one account, not at once either', async () => {
    const tries = Array.from({ length: 15 }, (_, index) => count('ada@example.com', `198.51.100.${index}`));
    const taken = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(throttles.login.account.burst);
  });

  test('logins that worked are not counted', async () => {
    for (let times = 0; times < 2 * throttles.login.address.burst; times += 1) {
      const succeeded = await count('bob@example.com', '203.0.113.60');
      await succeeded();
    }
    await expect(count('bob@example.com', '203.0.113.60')).resolves.toBeDefined();
  });
});
