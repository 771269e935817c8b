import { mailOutbox } from '../../src/db/mailSchema.ts';
import { openDatabase } from '../../src/db/open.ts';
import { smtpMailer } from '../../src/mail/smtp.ts';
import { sendDueMails } from '../../src/mail/worker.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/**
 * A process that sends due mails until it is killed or none is left, and prints how many are left. Arguments: data folder, mail server, and minutes
 * by which its clock is ahead.
 */
const [path = '', smtpUrl = '', ahead = ''] = process.argv.slice(2);
const clock = () => new Date(Date.now() + Number(ahead) * 60_000);
const { db, close } = await openDatabase({ kind: 'folder', path });
const { send, close: hangUp } = smtpMailer(smtpUrl, () => 'service@platine.example');
const worker = {
  db,
  clock,
  currentShop: () => exampleShop,
  send,
  log: () => undefined,
  origin: 'https://shop.example',
  shopAddress: '',
  ordersAddress: null,
  forget: true,
  documentPdf: () => Promise.resolve(null),
};
while ((await sendDueMails(worker)) > 0);
process.stdout.write(String(await db.$count(mailOutbox)));
hangUp();
await close();
