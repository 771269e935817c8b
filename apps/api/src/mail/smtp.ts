import { createTransport } from 'nodemailer';
import type { SendMail } from './worker.ts';

/** Milliseconds after which an unresponsive mail server counts as a refusal. */
const patience = 30_000;

/** Sends mails from the sender that `from` answers through the server of SMTP_URL. */
export function smtpMailer(url: string, from: () => string): { readonly send: SendMail; readonly close: () => void } {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    send: async ({ attachments, ...mail }) => {
      const files = attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) }));
      await transport.sendMail({ from: from(), ...mail, attachments: files });
    },
    close: () => transport.close(),
  };
}
