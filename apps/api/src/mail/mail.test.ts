import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '../db/mailSchema.ts';
import type { LogLine } from '../log/log.ts';
import { shopRecipient } from './outbox.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';
import type { OutgoingMail } from './outbox.ts';
import { enqueueMail } from './outbox.ts';
import { smtpMailer } from './smtp.ts';
import { sendDueMails } from './worker.ts';
import { mailSettings } from '../../testing/mailSettings.ts';

let shop: TestApp;
let server: SMTPServer;
let mailer: ReturnType<typeof smtpMailer>;
let received: Email[] = [];
let refusing = false;
let lines: LogLine[] = [];

beforeAll(async () => {
  shop = await openTestApp();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, answer) => answer(refusing ? new Error('The mailbox ada@example.org is full') : null),
    onData: (stream, _, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          answer();
        });
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  mailer = smtpMailer(
    `smtp://127.0.0.1:${portOf(server.server.address())}`,
    () => '"Platine" <service@platine.example>',
  );
});

afterAll(async () => {
  mailer.close();
  await new Promise<void>((closed) => server.close(() => closed()));
  await shop.close();
});

beforeEach(async () => {
  received = [];
  lines = [];
  refusing = false;
  await shop.db.delete(mailOutbox);
});

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return address.port;
}

const round = (forget = true) =>
  sendDueMails({
    db: shop.db,
    clock: () => shop.time.now,
    log: (line) => lines.push(line),
    ...mailSettings,
    send: mailer.send,
    forget,
  });
const pass = (minutes: number) => {
  shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000);
};
const put = (letter: OutgoingMail) => enqueueMail(shop.db, shop.time.now, letter);
const reset = (language: OutgoingMail['language']): OutgoingMail => ({
  recipient: 'ada@example.org',
  language,
  mail: { kind: 'passwordReset', hash: 'abc' },
});
const waiting = () => shop.db.select().from(mailOutbox);

describe('the outbox', () => {
  test('a mail is sent once and then deleted', async () => {
    await put(reset('EN'));
    expect(await round()).toBe(1);
    expect(await round()).toBe(0);
    expect(received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('a mail of a rolled back transaction is never sent', async () => {
    await expect(
      shop.db.transaction(async (tx) => {
        await enqueueMail(tx, shop.time.now, reset('EN'));
        throw new Error('No order after all');
      }),
    ).rejects.toThrow('No order after all');
    expect(await round()).toBe(0);
  });

  test('a refused mail is retried at growing intervals, and its address is not logged', async () => {
    await put(reset('EN'));
    refusing = true;
    expect(await round()).toBe(0);
    pass(0.9);
    expect(await round()).toBe(0);
    expect((await waiting())[0]?.attempts).toBe(1);
    pass(0.1);
    await round();
    expect((await waiting())[0]?.attempts).toBe(2);
    pass(4.9);
    await round();
    expect((await waiting())[0]?.attempts).toBe(2);
    refusing = false;
    pass(0.1);
    expect(await round()).toBe(1);
    expect(received).toHaveLength(1);
    expect(lines.map((line) => (line.event === 'mail' ? [line.outcome, line.attempts] : []))).toEqual([
      ['refused', 1],
      ['refused', 2],
      ['sent', 3],
    ]);
    expect(JSON.stringify(lines)).not.toContain('ada@');
  });

  test('a mail that was refused for 30 days is given up and logged', async () => {
    await put(reset('EN'));
    refusing = true;
    pass(30 * 24 * 60 - 1);
    await round();
    expect(await waiting()).toHaveLength(1);
    pass(12 * 60);
    await round();
    expect(await waiting()).toEqual([]);
    expect(lines.at(-1)).toMatchObject({ event: 'mail', outcome: 'given up', attempts: 2 });
  });

  test('two processes do not send the same mail; after a crash the other one sends it', async () => {
    await put(reset('EN'));
    const dead = sendDueMails({
      db: shop.db,
      clock: () => shop.time.now,
      log: () => undefined,
      ...mailSettings,
      // Crashes after sending and before the row's update.
      send: async (mail) => {
        await mailer.send(mail);
        await new Promise(() => undefined);
      },
      forget: true,
    });
    await expect.poll(() => received.length).toBe(1);
    expect(await round()).toBe(0);
    pass(5);
    expect(await round()).toBe(1);
    expect(received).toHaveLength(2);
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1);
    void dead;
  });
});

describe('the letters', () => {
  test.each([
    ['EN', 'A new password for Platine', 'Set a new password'],
    ['DE', 'Ein neues Passwort für Platine', 'Neues Passwort festlegen'],
    ['FR', 'Un nouveau mot de passe pour Platine', 'Définir un nouveau mot de passe'],
  ] as const)('in %s, as text and as HTML, with the link', async (language, subject, words) => {
    await put(reset(language));
    await round();
    const [mail] = received;
    const link = `https://shop.example/password_reset?hash=abc&lang=${language.toLowerCase()}`;
    expect(mail?.subject).toBe(subject);
    expect(mail?.to?.[0]?.address).toBe('ada@example.org');
    expect(mail?.from?.address).toBe('service@platine.example');
    expect(mail?.text).toContain(`${words}\n${link}`);
    expect(mail?.html).toContain(`<html lang="${language.toLowerCase()}">`);
    expect(mail?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  test('the newsletter can be confirmed and cancelled; the activation greets by name', async () => {
    await put({ recipient: 'ada@example.org', language: 'EN', mail: { kind: 'newsletterOptIn', hash: 'n1' } });
    await put({
      recipient: 'ada@example.org',
      language: 'DE',
      mail: { kind: 'activation', hash: 'a1', firstName: 'Ada', lastName: 'Muller' },
    });
    await round();
    expect(received[0]?.text).toContain('/newsletter/confirmation?hash=n1');
    expect(received[0]?.text).toContain('/newsletter/cancelation?hash=n1');
    expect(received[1]?.text).toContain('Guten Tag Ada Muller,');
    expect(received[1]?.text).toContain('/contact_activate?hash=a1');
  });

  test('D33: a request goes to the shop, answers to who wrote, and its words are no markup', async () => {
    await put({
      recipient: shopRecipient,
      language: 'FR',
      mail: {
        kind: 'contactRequest',
        request: {
          order: '',
          firstName: 'Ada',
          lastName: 'Muller',
          email: 'ada@example.org',
          message: '<script>alert(1)</script>\nBonjour',
          sku: 7,
          company: '',
          department: 'Technical support',
          vatId: '',
          street: '',
          supplement: '',
          zipCode: '',
          city: '',
          country: 'LU',
          phone: '',
          customerType: 'PRIVATE',
        },
      },
    });
    await round();
    const [mail] = received;
    expect(mail?.to?.[0]?.address).toBe('office@platine.example');
    expect(mail?.replyTo?.[0]?.address).toBe('ada@example.org');
    expect(mail?.subject).toBe('[Technical support] Request from the shop');
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>Bonjour');
    expect(mail?.html).not.toContain('<script>');
  });

  test('a confirmation without its order is not sent', async () => {
    await put({
      recipient: 'ada@example.org',
      language: 'EN',
      mail: { kind: 'orderConfirmation', orderNumber: 'none', signature: 's' },
    });
    expect(await round()).toBe(0);
    expect(received).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });
});
