import type { StoredMail } from '../db/storedMail.ts';
import type { Attachment } from './letter.ts';

/** The PDF of an issued document by its number; null when there is none. */
export type DocumentPdf = (number: string) => Promise<Uint8Array | null>;

/** Numbers of the documents that go with a mail: the order's confirmation, and what a shipment or a refund has issued (D9, D38). */
export function attachedNumbers(mail: StoredMail): readonly string[] {
  switch (mail.kind) {
    case 'orderConfirmation':
      return [`KB-${mail.orderNumber}`];
    case 'orderSent':
    case 'orderRefunded':
      return mail.documents ?? [];
    default:
      return [];
  }
}

/** Throws when a document is missing: the mail is tried again rather than sent without it. */
export async function attachmentsOf(mail: StoredMail, documentPdf: DocumentPdf): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const number of attachedNumbers(mail)) {
    const content = await documentPdf(number);
    if (content === null) throw new Error('A document of a mail is not there.');
    attachments.push({ filename: `${number}.pdf`, content, contentType: 'application/pdf' });
  }
  return attachments;
}
