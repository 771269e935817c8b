import { createTransport } from 'nodemailer';
import type { SendMail } from './worker.ts';

/** Milliseconds after which a mail server that says nothing counts as one that did not take the mail. */
const patience = 30_000;

/** Carries mails to the server that SMTP_URL names, from `from`. */
export function smtpMailer(url: string, from: string): { readonly send: SendMail; readonly close: () => void } {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
