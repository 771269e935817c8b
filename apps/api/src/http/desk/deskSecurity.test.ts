import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { throttleBuckets } from '../../db/accountSchema.ts';
import { findOrder } from '../../db/findOrder.ts';
import { accessTokens, operators } from '../../db/deskSchema.ts';
import { documents } from '../../db/documentSchema.ts';
import { addAccount } from '../../../testing/deskAccount.ts';
import type { DeskBrowser, SignedIn } from '../../../testing/deskBrowser.ts';
import { signedInOperator, typeOperator } from '../../../testing/deskBrowser.ts';
import { orderByTransfer, orderDesk } from '../../../testing/orderDesk.ts';
import type { Answer, SendOptions, TestApp } from '../../../testing/testApp.ts';
import { refuseMail } from '../../../testing/refusedMail.ts';
import { cookieOf, openTestApp, testNow } from '../../../testing/testApp.ts';
import { writtenTo } from '../../../testing/writtenTo.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import type { DeskCallDescription } from '@platine/domain/contract/desk/deskCallDescription.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCallNames, deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskFiles } from '@platine/domain/contract/desk/deskFiles.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { deskSessionHours, mayDo, operatorRoles, operatorTasks } from '@platine/domain/desk/operator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { harmlessUpload } from '../../../testing/uploadedCatalogue.ts';
import type { DeskPlace } from '../../../testing/deskRequests.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { readPart } from '../../shop/settings/settingsFiles.ts';
import { findLabel } from '../../services/labels/labelRows.ts';
import { deskRequests } from '../../../testing/deskRequests.ts';

/** A call or a file of the desk, as it is requested. */
type Target = Pick<DeskCallDescription, 'method' | 'task'> & {
  readonly name: string;
  readonly url: string;
  readonly body: string | null;
};

let shop: TestApp;
let owner: SignedIn;
let place: DeskPlace;
let targets: readonly Target[];

beforeAll(async () => {
  shop = await openTestApp();
  const orderNumber = await orderByTransfer(shop);
  await orderDesk(shop).order('paid', orderNumber);
  const sent = await orderByTransfer(shop);
  const { order } = orderDesk(shop);
  await order('paid', sent);
  await order('ship', sent);
  const unpaid = { named: await unpaidOrder(), unnamed: await unpaidOrder() };
  await shop.db.delete(throttleBuckets);
  const [packed, labelled, printed] = [await packedOrder(), await packedOrder(), await packedOrder()];
  for (const number of [labelled, printed]) await order('label', number, '--out', join(testFolder(), 'label.pdf'));
  const parcels = { packed, labelled };
  place = {
    orderNumber: await orderByTransfer(shop),
    ...parcels,
    customer: String(await addAccount(shop, 'grace@example.org')),
    unpaid,
    mailId: await refuseMail(shop),
    notice: readPart(shop.shopFolder, 'notice').seen,
    upload: await harmlessUpload(shop),
    ...(await writtenTo(shop)),
  };
  targets = [
    ...deskCallNames.map((name) => targetOf(name)),
    ...filesOf(await noteNumber(), (await findLabel(shop.db, printed))?.reference ?? ''),
  ];
}, 60_000);
afterAll(async () => {
  removeTestFolders();
  await shop.close();
});
beforeEach(async () => {
  shop.time.now = testNow;
  await shop.db.delete(throttleBuckets);
  await shop.db.delete(operators);
  owner = await signedInOperator(shop, 'anna', 'everything');
});

async function packedOrder(): Promise<string> {
  const number = await orderByTransfer(shop);
  const { order } = orderDesk(shop);
  await order('paid', number);
  await order('pack', number);
  return number;
}

async function unpaidOrder() {
  const number = await orderByTransfer(shop);
  const order = await findOrder(shop.db, number);
  return { orderNumber: number, total: toEuros(order?.totals.total ?? 0) };
}

function targetOf(name: DeskCallName): Target {
  const { method, task }: DeskCallDescription = deskCalls[name];
  const { url, body = null } = toHttp(deskCalls[name], { ...deskRequests[name](place) });
  return { name, method, task, url, body };
}

async function noteNumber(): Promise<string> {
  const [note] = await shop.db.select().from(documents).where(eq(documents.kind, 'LS'));
  return note?.number ?? '';
}

function filesOf(number: string, label: string): Target[] {
  return Object.entries(deskFiles).map(([name, { method, path, task }]) => ({
    name,
    method,
    task,
    url: path.replace(
      '{FILE}',
      name === 'deskExport' ? 'products.csv' : `${name.startsWith('deskLabel') ? label : number}.pdf`,
    ),
    body: null,
  }));
}

/** The contents of every table, in which each change shows, without counts of tries. */
async function contents(): Promise<Record<string, string>> {
  const tables = await shop.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_name <> 'throttle_buckets'`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = sql<string | null>`md5(string_agg(t::text, '|' order by t::text))`;
    const [table] = await shop.db.select({ rows }).from(sql`${sql.identifier(name)} t`);
    found[name] = table?.rows ?? '';
  }
  return found;
}

function ask({ method, url, body }: Target, cookie: string, options: SendOptions = {}): Promise<Answer> {
  return shop.send(method, url, { cookie, ...(body !== null && { body }), ...options });
}

const cookiesOf = ({ cookies }: DeskBrowser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const keyOf = ({ cookies }: DeskBrowser) => `platine_desk_key=${cookies.get('platine_desk_key') ?? ''}`;
const forged = 'x'.repeat(43);

/** Makes every call and reads every file as an intruder does; answers those that did not end as they must, or changed something. */
async function tried(as: string, expected: number, options: (target: Target) => SendOptions | null): Promise<string[]> {
  const before = await contents();
  const wrong: string[] = [];
  for (const target of targets) {
    const sent = options(target);
    if (sent === null) continue;
    const { status, text } = await ask(target, sent.cookie ?? '', sent);
    if (status !== expected || text.includes(place.orderNumber)) wrong.push(`${as}, ${target.name}: ${status}`);
  }
  expect(await contents(), as).toEqual(before);
  return wrong;
}

describe('to everybody without the key, no call and no file of the desk exists', () => {
  test.each<[as: string, cookie: () => Promise<string> | string]>([
    ['a visitor', () => ''],
    ['a shopper', async () => cookieOf(await shop.send('GET', '/api/session/current'))],
    ['a forged key', () => `platine_desk_key=${forged}`],
    ['an operator’s session without the key', () => `platine_desk=${owner.cookies.get('platine_desk') ?? ''}`],
    ['both, with a forged key', () => `${cookiesOf(owner)}; platine_desk_key=${forged}`.replace(keyOf(owner), '')],
  ])('%s', async (as, cookieFor) => {
    const cookie = await cookieFor();
    expect(await tried(as, 404, () => ({ cookie }))).toEqual([]);
  });
});

describe('with the key alone, nothing that needs an operator answers', () => {
  const needing = (cookie: string) => (target: Target) => (target.task === null ? null : { cookie });

  test.each<[as: string, end: () => Promise<string>]>([
    ['nobody signed in', () => Promise.resolve(keyOf(owner))],
    ['a forged session', () => Promise.resolve(`${keyOf(owner)}; platine_desk=${forged}`)],
    ['a session that was signed out', () => ended(() => owner.call('deskSignOut'))],
    ['a revoked session', () => ended(() => typeOperator(shop, 'revoke', 'anna'))],
    ['a session of somebody who was removed', () => ended(() => typeOperator(shop, 'remove', 'anna'))],
    [
      'a session of yesterday',
      () =>
        ended(() => {
          shop.time.now = new Date(testNow.getTime() + deskSessionHours * 3_600_000);
          return Promise.resolve();
        }),
    ],
  ])('%s', async (as, end) => {
    expect(await tried(as, 401, needing(await end()))).toEqual([]);
  });

  /** The cookies of a session as a thief has kept them, after it has ended. */
  async function ended(end: () => Promise<unknown>): Promise<string> {
    const kept = cookiesOf(owner);
    await end();
    return kept;
  }
});

describe('a program gets nothing', () => {
  const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const tokenFor = async (name: string, may: string) =>
    (await typeOperator(shop, 'token', name, '--may', may)).split('\n')[0] ?? '';
  beforeEach(async () => {
    await shop.db.delete(accessTokens);
  });

  test('with a forged token', async () => {
    expect(await tried('forged', 404, () => bearing(`${forged}.${forged}`))).toEqual([]);
    const [key = ''] = (await tokenFor('erp', 'read')).split('.');
    const needing = ({ task }: Target) => (task === null ? null : bearing(`${key}.${forged}`));
    expect(await tried('forged behind the key', 401, needing)).toEqual([]);
  });

  test.each(operatorTasks)('beyond the task %s of its token', async (task) => {
    const token = await tokenFor(`may-${task}`, task);
    // The hour of the last use is written now, and not by the calls that must change nothing.
    await shop.send('GET', deskFiles.deskOpenApi.path, bearing(token));
    const refused = (target: Target) => (target.task === task ? null : bearing(token));
    expect(await tried(task, 403, refused)).toEqual([]);
  });
});

test.each(operatorRoles)('the role %s makes no call that it may not', async (role) => {
  const browser = await signedInOperator(shop, `role-${role}`, role);
  const refused = ({ task }: Target) => task !== null && !mayDo(role, task);
  const options = (target: Target) => (refused(target) ? { cookie: cookiesOf(browser) } : null);
  expect(await tried(role, 403, options)).toEqual([]);
  if (role === 'read') expect(targets.filter(refused).length).toBeGreaterThan(0);
});

test.each([
  ['Sec-Fetch-Site', 'cross-site'],
  ['Sec-Fetch-Site', 'same-site'],
  ['Origin', 'https://elsewhere.example'],
  ['Origin', 'null'],
])('a request of another site (%s: %s) gets and changes nothing, whoever is signed in', async (name, value) => {
  const options = { cookie: cookiesOf(owner), headers: { [name]: value } };
  expect(await tried(value, 403, () => options)).toEqual([]);
});

test('and each of these requests works for who may make it: it would have shown or changed something', async () => {
  for (const target of targets.filter(({ task }) => task !== null)) {
    const { effect } = { effect: false, ...Object.entries(deskCalls).find(([name]) => name === target.name)?.[1] };
    const before = await contents();
    const { status } = await ask(target, cookiesOf(owner));
    expect([target.name, status]).toEqual([target.name, 200]);
    if (effect) expect(await contents(), target.name).not.toEqual(before);
    // An import that waits for the shop would refuse the next one.
    await shop.imports.run();
  }
});
