import type { Shop } from '@platine/domain/shop/shop.ts';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../db/database.ts';
import { isLoopbackOrigin } from '../network/thisMachine.ts';
import type { Log } from '../log/log.ts';
import type { DocumentPdf } from './attachments.ts';
import { smtpMailer } from './smtp.ts';
import { sendDueMails } from './worker.ts';
import type { CurrentShop } from '../shop/currentShop.ts';

export type MailSettings = {
  /** The mail server; null: mails are only shown on the outbox page. */
  readonly smtpUrl: string | null;
  /** The sender of all mails; null: the shop with its e-mail. */
  readonly from: string | null;
  /** The mailbox that gets the contact form's requests; null: the shop's e-mail. */
  readonly shop: string | null;
  /** The mailbox that is told of each order; null: none is. */
  readonly orders: string | null;
};

/** Settings of the page that shows the mails of a shop without a mail server. */
export type Outbox = {
  readonly db: Database;
  readonly currentShop: CurrentShop;
  readonly origin: string;
  readonly shopAddress: string | null;
  readonly ordersAddress: string | null;
};

type MailDeliveryOptions = {
  readonly db: Database;
  readonly clock: Clock;
  readonly currentShop: CurrentShop;
  readonly log: Log;
  readonly origin: string;
  readonly documentPdf: DocumentPdf;
};

export type MailDelivery = {
  /** Sends all due mails. */
  readonly sendDue: () => Promise<void>;
  /** The outbox page; null with a mail server, or where others could open the page. */
  readonly outbox: Outbox | null;
  readonly close: () => void;
};

function senderOf({ identity: { company, email } }: Shop): string {
  return `"${company}" <${email}>`;
}

/** Sends mails through the mail server, or without one shows them on a page that only the operator's own machine can open. */
export function startMailDelivery(
  { smtpUrl, from, shop, orders }: MailSettings,
  options: MailDeliveryOptions,
): MailDelivery {
  const { db, currentShop, origin, log } = options;
  const mailer = smtpUrl === null ? null : smtpMailer(smtpUrl, () => from ?? senderOf(currentShop()));
  const outbox =
    mailer === null && isLoopbackOrigin(origin)
      ? { db, currentShop, origin, shopAddress: shop, ordersAddress: orders }
      : null;
  if (mailer === null) {
    const fate =
      outbox === null ? 'no mail leaves, and nobody can read any' : `mails are kept and shown at ${origin}/outbox/`;
    log({ event: 'warning', message: `No SMTP_URL is set: ${fate}.` });
  }
  const worker = {
    ...options,
    shopAddress: shop,
    ordersAddress: orders,
    send: mailer?.send ?? (() => Promise.resolve()),
    forget: mailer !== null,
  };
  return {
    async sendDue() {
      while ((await sendDueMails(worker)) > 0);
    },
    outbox,
    close: () => mailer?.close(),
  };
}
