import type { Clock } from '../time/clock.ts';
import type { Database } from '../db/database.ts';
import { isLoopbackOrigin } from '../network/thisMachine.ts';
import type { Log } from '../log/log.ts';
import { smtpMailer } from './smtp.ts';
import { sendDueMails } from './worker.ts';

export type MailSettings = {
  /** The mail server; null: mails are only shown on the outbox page. */
  readonly smtpUrl: string | null;
  /** The sender of all mails. */
  readonly from: string;
  /** The mailbox that gets the contact form's requests. */
  readonly shop: string;
};

/** The settings of the page that shows the mails of a shop without a mail server. */
export type Outbox = { readonly db: Database; readonly origin: string; readonly shopAddress: string };

type PostOptions = { readonly db: Database; readonly clock: Clock; readonly log: Log; readonly origin: string };

export type Post = {
  /** Sends what is due. */
  readonly round: () => Promise<void>;
  /** For the page that shows the mails, where nobody else can see it; null with a mail server. */
  readonly outbox: Outbox | null;
  readonly close: () => void;
};

/** The way that mails leave by: a mail server, or without one a page that exists on the operator's own machine alone. */
export function startPost({ smtpUrl, from, shop }: MailSettings, options: PostOptions): Post {
  const { db, origin, log } = options;
  const mailer = smtpUrl === null ? null : smtpMailer(smtpUrl, from);
  const outbox = mailer === null && isLoopbackOrigin(origin) ? { db, origin, shopAddress: shop } : null;
  if (mailer === null) {
    const fate =
      outbox === null ? 'no mail leaves, and nobody can read any' : `mails are kept and shown at ${origin}/outbox/`;
    log({ event: 'warning', message: `No SMTP_URL is set: ${fate}.` });
  }
  const worker = {
    ...options,
    shopAddress: shop,
    send: mailer?.send ?? (() => Promise.resolve()),
    forget: mailer !== null,
  };
  return {
    async round() {
      while ((await sendDueMails(worker)) > 0);
    },
    outbox,
    close: () => mailer?.close(),
  };
}
