import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { seededRandom } from '../../testing/random.ts';
import { emptyDataFolder } from '../../testing/emptyDatabase.ts';
import { removeTestFolders } from '../../testing/testFolder.ts';
import { enqueueMail } from './outbox.ts';

afterAll(removeTestFolders);

const program = fileURLToPath(new URL('../../testing/processes/sendMails.ts', import.meta.url));
const mailCount = 40;
const killCount = 3;
const seed = Number(process.env['FAULT_SEED'] ?? 1);
const random = seededRandom(seed);
/** Minutes between two processes: longer than the lease that a killed process leaves behind. */
const leased = 6;

type Received = { readonly link: string; readonly messageId: string };

/** A mail server that reports each mail before it accepts it. */
async function openPostOffice(tell: () => void) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, answer) {
      void text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ text: words = '', messageId = '' }) => {
          received.push({ link: /hash=(\w+)/.exec(words)?.[1] ?? '', messageId });
          tell();
          // The kill may come before the response, or between the response and the row's update.
          setTimeout(() => answer(), random.whole(4));
        });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port }: AddressInfo = Object.assign({ port: 0, address: '', family: '' }, server.server.address());
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

async function fillOutbox(path: string): Promise<void> {
  const { db, close } = await openDatabase({ kind: 'folder', path });
  for (let index = 0; index < mailCount; index += 1) {
    const mail = { kind: 'passwordReset', hash: `mail${index}` } as const;
    await enqueueMail(db, new Date(), { recipient: 'ada@example.org', language: 'EN', mail });
  }
  await close();
}

test('killed at random moments, the worker loses no mail, and each kill causes at most one duplicate of the same mail', async () => {
  process.stdout.write(`FAULT_SEED=${seed}\n`);
  const path = emptyDataFolder();
  await fillOutbox(path);
  let told = () => undefined;
  let left = '';
  const office = await openPostOffice(() => told());
  /** Sends until the outbox is empty or the process is killed some mails later; returns whether it was killed. */
  const run = async (round: number) => {
    const work = [program, path, office.url, String(round * leased)];
    const child = spawn(process.execPath, work, { stdio: ['ignore', 'pipe', 'inherit'] });
    let untilKilled = round < killCount ? 1 + random.whole(mailCount / killCount - 1) : Number.POSITIVE_INFINITY;
    told = () => {
      untilKilled -= 1;
      if (untilKilled === 0) setTimeout(() => child.kill('SIGKILL'), random.whole(12));
    };
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    left = said;
    return child.signalCode === 'SIGKILL';
  };
  let kills = 0;
  for (let round = 0; round <= killCount; round += 1) if (await run(round)) kills += 1;
  await office.close();

  const sent = new Map<string, string[]>();
  for (const { link, messageId } of office.received) sent.set(link, [...(sent.get(link) ?? []), messageId]);
  expect(kills).toBe(killCount);
  expect(sent.size, 'none is lost').toBe(mailCount);
  expect(office.received.length - mailCount, 'at most one twice a kill').toBeLessThanOrEqual(kills);
  for (const ids of sent.values()) expect(new Set(ids).size, 'a mail that comes twice is the same mail').toBe(1);
  expect(left, 'nothing stays in the outbox').toBe('0');
}, 240_000);
