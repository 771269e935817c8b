import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { parseResponse } from '@platine/domain/contract/parse.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import {
  customers,
  knownDevices,
  logins,
  mailedLinks,
  newsletterSubscriptions,
  throttleBuckets,
} from '../db/accountSchema.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import { products, sessions } from '../db/schema.ts';
import type { Decision } from '../services/accounts/operator.ts';
import { decide } from '../services/accounts/operator.ts';
import { mailPasswordLinks } from '../services/accounts/passwordRequest.ts';
import { removeExpired } from '../services/expiry.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';

/** A decision of the operator anna, who overrules earlier ones. */
const deciding = (decision: Decision) => ({ decision, seen: null, by: 'anna', why: 'asked', at: shop.time.now });

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const PASSWORD = 'Klemme-230';
let people = 0;
let addresses = 0;

/** One browser: keeps the token, and asks from an address of its own. */
function browser(clientAddress = `198.18.0.${(addresses += 1)}`) {
  let sessionToken: string | null = null;
  const call = async <Name extends CallName>(name: Name, request: RequestOf<Name>): Promise<ResponseOf<Name>> => {
    const { envelope, newSessionToken } = await shop.app.invoke(name, request, { sessionToken, clientAddress });
    sessionToken = newSessionToken ?? sessionToken;
    if (!envelope.SUCCESSFUL) throw new Error(envelope.ERROR_CLASS);
    return parseResponse(name, envelope.DATA);
  };
  return { call, login: (USERNAME: string) => call('login', { USERNAME, PASSWORD }) };
}

async function hashMailedTo(recipient: string): Promise<string> {
  await mailPasswordLinks({ db: shop.db, now: shop.time.now });
  const rows = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient));
  const mail = rows.at(-1)?.mail;
  if (!mail || !('hash' in mail)) throw new Error(`No link was mailed to ${recipient}.`);
  return mail.hash;
}

async function register({ call } = browser(), NEWSLETTER = false): Promise<string> {
  people += 1;
  const EMAIL = `kunde-${people}@example.com`;
  const contact = { COMPANY: '', VATID: '', DEPARTMENT: '', FIRSTNAME: 'Ada', LASTNAME: 'Lovelace', TELEPHONE: '' };
  const place = { STREET: '12, rue de la Gare', SUPPLEMENT: '', ZIPCODE: 'L-1611', CITY: 'Luxembourg' };
  const kind = { CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'LU' } as const;
  await call('register', { ...contact, ...place, ...kind, EMAIL, PASSWORD, NEWSLETTER });
  return EMAIL;
}

async function customer(own = browser()): Promise<string> {
  const email = await register(own);
  await own.call('activate', { HASH: await hashMailedTo(email) });
  return email;
}

const isOne = (email: string) => eq(customers.email, email);

describe('what the database holds', () => {
  test('D32: no password and no link that could be used', async () => {
    const email = await register();
    const hash = await hashMailedTo(email);
    const [row] = await shop.db.select().from(customers).where(isOne(email));
    const links = await shop.db.select().from(mailedLinks);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify([row, links])).not.toContain(PASSWORD);
    expect(JSON.stringify([row, links])).not.toContain(hash);
    expect(links.map((link) => link.hash)).toContain(createHash('sha256').update(hash).digest('hex'));
  });

  test('D6: no token that could be used, and no address or e-mail in the counts', async () => {
    const email = await customer();
    const { envelope, newSessionToken, newDeviceToken } = await shop.app.invoke(
      'login',
      { USERNAME: email, PASSWORD },
      { sessionToken: null, clientAddress: '203.0.113.7' },
    );
    expect(envelope.SUCCESSFUL).toBe(true);
    const rows = JSON.stringify([
      await shop.db.select().from(logins),
      await shop.db.select().from(sessions),
      await shop.db.select().from(throttleBuckets),
      await shop.db.select().from(knownDevices),
    ]);
    expect(newSessionToken).not.toBeNull();
    expect(rows).not.toContain(newSessionToken);
    expect(rows).not.toContain(newDeviceToken);
    expect(rows).not.toContain('203.0.113.7');
    expect(JSON.stringify(await shop.db.select().from(throttleBuckets))).not.toContain('example.com');
  });
});

test('D32: a link to set a password ends when the password is changed in another way', async () => {
  const email = await customer();
  const { call, login } = browser();
  await login(email);
  await call('requestPasswordReset', { EMAIL: email });
  const HASH = await hashMailedTo(email);
  await call('changePassword', { OLD_PASSWORD: PASSWORD, PASSWORD: 'anders-123' });
  await expect(call('changePasswordWithHash', { HASH, PASSWORD })).rejects.toThrow('HashInvalidException');
});

test('no log line holds who called', async () => {
  const email = await customer();
  const body = { USERNAME: email, PASSWORD: 'falsch-1' };
  await shop.send('POST', '/api/contact/login', { body });
  await shop.send('POST', '/api/contact/exists', { body: { EMAIL: email } });
  const lines = JSON.stringify(shop.lines);
  expect(lines).toContain('/api/contact/login');
  expect(lines).not.toContain(email);
  expect(lines).not.toContain('falsch-1');
});

describe('D6: what a login changes in the cart', () => {
  test('a product that left the sale is taken out, and said', async () => {
    const email = await customer();
    const { call, login } = browser();
    await login(email);
    await call('cartAddPosition', { SKU: testSkus.reduced, AMOUNT: 3 });
    await call('logout', {});
    await shop.db.update(products).set({ orderable: false }).where(eq(products.sku, testSkus.reduced));
    const { SESSION, ADJUSTMENTS } = await login(email);
    await shop.db.update(products).set({ orderable: true }).where(eq(products.sku, testSkus.reduced));
    expect(SESSION.CART.POSITIONS).toEqual([]);
    expect(ADJUSTMENTS).toEqual([{ SKU: testSkus.reduced, REASON: 'NO_SALE', WANTED: 3, AMOUNT: 0 }]);
  });

  test('spec §9: a school has no limits; who is one no longer has them again at the next login', async () => {
    const email = await customer();
    await decide(shop.db, email.toUpperCase(), deciding({ educationalInstitution: true }));
    const { call, login } = browser();
    expect((await login(email)).USER.CUSTOMER.EDUCATIONAL_INSTITUTION).toBe(true);
    const { SESSION, ADJUSTMENTS } = await call('cartAddPosition', { SKU: testSkus.school, AMOUNT: 30 });
    expect(ADJUSTMENTS).toEqual([]);
    expect(SESSION.CART.POSITIONS).toMatchObject([{ AMOUNT: 30, CART_LIMIT: null }]);
    await call('logout', {});
    await decide(shop.db, email, deciding({ educationalInstitution: false }));
    expect((await login(email)).ADJUSTMENTS).toEqual([
      { SKU: testSkus.school, REASON: 'CART_LIMIT', WANTED: 30, AMOUNT: 5 },
    ]);
  });

  test('D23: the operator clears a customer for invoices, and refuses an unknown e-mail', async () => {
    const email = await customer();
    expect(await decide(shop.db, email, deciding({}))).toMatchObject({ invoiceCleared: false });
    expect(await decide(shop.db, email, deciding({ invoiceCleared: true }))).toMatchObject({ invoiceCleared: true });
    expect(await decide(shop.db, 'niemand@example.com', deciding({ invoiceCleared: true }))).toBeNull();
  });

  test('D13: a customer cannot set the school flag', async () => {
    const email = await customer();
    const { call, login } = browser();
    const { CONTACT } = (await login(email)).USER;
    const forged = { ...CONTACT, EDUCATIONAL_INSTITUTION: true, educationalInstitution: true };
    await call('changeContact', forged);
    expect((await call('currentUser', {})).USER?.CUSTOMER.EDUCATIONAL_INSTITUTION).toBe(false);
  });

  test('a guest’s cart becomes the customer’s at the first login, and no one else’s', async () => {
    const email = await customer();
    const { call, login } = browser();
    await call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 2 });
    const { SESSION } = await login(email);
    expect(SESSION.CART.POSITIONS).toMatchObject([{ SKU: testSkus.plain, AMOUNT: 2 }]);
    expect(await call('currentSession', {})).toEqual(SESSION);
    expect((await browser().call('currentSession', {})).CART.POSITIONS).toEqual([]);
  });
});

describe('what is removed in time', () => {
  test('registrations and subscriptions that were never confirmed, old links and counts; customers stay', async () => {
    const [waiting, active] = [await register(browser(), true), await customer()];
    const asked = { LANGUAGE_CODE: 'FR', CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'FR', PLACE: 'FOOTER' } as const;
    await browser().call('newsletterRegister', { ...asked, EMAIL: 'jamais@example.com' });
    const inDays = (days: number) => new Date(shop.time.now.getTime() + days * 86_400_000);
    await removeExpired(shop.db, inDays(1));
    const emails = async () => (await shop.db.select().from(customers)).map(({ email }) => email);
    expect(await emails()).toEqual(expect.arrayContaining([waiting, active]));
    await removeExpired(shop.db, inDays(8));
    expect(await emails()).toContain(active);
    expect(await shop.db.$count(knownDevices)).toBeGreaterThan(0);
    await removeExpired(shop.db, inDays(181));
    expect(await shop.db.$count(knownDevices)).toBe(0);
    expect(await emails()).toContain(active);
    expect(await emails()).not.toContain(waiting);
    expect(await shop.db.select().from(mailedLinks)).toEqual([]);
    expect(await shop.db.select().from(throttleBuckets)).toEqual([]);
    const subscribers = (await shop.db.select().from(newsletterSubscriptions)).map(({ email }) => email);
    expect(subscribers).not.toContain('jamais@example.com');
  });

  test('a login ends after 90 days without a visit, and not after 89, whatever the customer does in another browser', async () => {
    const email = await customer();
    const [here, elsewhere] = [browser(), browser()];
    for (const { login } of [here, elsewhere]) await login(email);
    const start = shop.time.now;
    const after = async (days: number, { call } = here) => {
      shop.time.now = new Date(start.getTime() + days * 86_400_000);
      return (await call('currentUser', {})).USER?.USER_ID ?? null;
    };
    expect([await after(60, elsewhere), await after(89)]).toEqual([email, email]);
    shop.time.now = new Date(start.getTime() + 60 * 86_400_000);
    await elsewhere.call('currentSession', {});
    expect([await after(91), await after(91, elsewhere)]).toEqual([null, email]);
    expect((await here.call('currentSession', {})).EMAIL).toBeNull();
    expect((await here.call('setActiveLanguage', { LANGUAGE_CODE: 'FR' })).EMAIL).toBeNull();
    await removeExpired(shop.db, shop.time.now);
    expect(await shop.db.select().from(logins)).toHaveLength(1);
    const again = await here.login(email);
    shop.time.now = start;
    expect(again.USER.USER_ID).toBe(email);
  });
});
