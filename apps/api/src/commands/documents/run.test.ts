import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { storeOrders } from '../../../testing/storeOrders.ts';
import { testOrder } from '../../../testing/testOrder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { issueCreditNote } from '../../services/documents/issueCreditNote.ts';
import { issueInvoice } from '../../services/documents/issueInvoice.ts';
import { documentsCommand } from './run.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let opened: OpenedDatabase;
let folder: string;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  folder = await mkdtemp(join(tmpdir(), 'platine-export-'));
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await opened.close();
});

async function documents(...words: readonly string[]): Promise<readonly [code: number, said: string]> {
  const work = documentsCommand.parse(words, folder);
  if (work?.needs !== 'shop') throw new Error('The words make no sense.');
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const output = { say, complain: say, progress: () => undefined, ask: null };
  const code = await work.run({
    db: opened.db,
    payments: {},
    labels: null,
    log: () => undefined,
    mediaFolder: '',
    deskOrigin: '',
    clock: () => new Date(),
    currentShop: () => exampleShop,
    output,
  });
  return [code, said.join('\n')];
}

test('D38: invoices and credit notes of a month, by the calendar of Luxembourg, as CSV', async () => {
  const delivery = testOrder.delivery && { ...testOrder.delivery, lastName: 'Muller; "=1+1"', firstName: '=Ada' };
  const [first = '', second = ''] = await storeOrders(opened.db, 2, { delivery });
  const { db } = opened;
  const november = new Date('2026-11-30T22:59:00Z');
  const december = new Date('2026-11-30T23:01:00Z');
  await db.transaction((tx) =>
    issueInvoice(tx, { now: november, shop: exampleShop }, { orderNumber: first, part: '', pieces: null }),
  );
  await db.transaction((tx) =>
    issueInvoice(tx, { now: december, shop: exampleShop }, { orderNumber: second, part: '', pieces: null }),
  );
  await db.transaction((tx) =>
    issueCreditNote(
      tx,
      { now: december, shop: exampleShop },
      { invoiceNumber: 'RE-2026-000001', part: '', pieces: null },
    ),
  );
  expect(await documents('export', '--month', '2026-11')).toEqual([0, expect.stringMatching(/^2026-11: 1 invoices/)]);
  const lines = (await readFile(join(folder, 'invoices-2026-11.csv'), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFUmsatz/);
  expect(lines[1]).toBe(
    `1234,50;S;EUR;2026-11-30;RE-2026-000001;${first};"'=Ada Muller; ""=1+1""";DE;19;2026-11-30;1037,39;197,11;DE;OSS;WIRE_TRANSFER;`,
  );
  expect(await readFile(join(folder, 'vat-2026-11.csv'), 'utf8')).toContain('OSS;DE;19;2026-Q4;1037,39;197,11;1');
  await documents('export', '--month', '2026-12');
  const next = await readFile(join(folder, 'invoices-2026-12.csv'), 'utf8');
  expect(next).toContain('1234,50;H;EUR;2026-12-01;RK-2026-000001;');
  expect(next).toContain(';-1037,39;-197,11;');
  expect(next).toContain('RE-2026-000002');
});

test.each([
  [[]],
  [['export']],
  [['export', '--month', '2026-13']],
  [['list', '--month', '2026-11']],
  [['export', '--year']],
])('pnpm documents %o makes no sense', (words) => {
  expect(documentsCommand.parse(words, '/')).toBeNull();
  expect(documentsCommand.parse(['export', '--month', '2026-11'], '/')).not.toBeNull();
});
