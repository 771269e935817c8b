import { createTransport } from 'nodemailer';
import type { SendMail } from './worker.ts';

/** Milliseconds after which an unresponsive mail server counts as a refusal. */
const patience = 30_000;

/** Sends mails from `from` through the server of SMTP_URL. */
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
