import { activationHours, resetMinutes } from '@platine/domain/customer/account.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { ComposeOptions } from './composeOptions.ts';
import type { ComposedMail, LetterContent } from './letter.ts';
import { letterText } from './letter.ts';
import { letterHtml } from './letterHtml.ts';
import type { ContactRequest, StoredMail } from '../db/storedMail.ts';
import { orderContent } from './orderMails.ts';
import { ordersRecipient, shopRecipient } from './outbox.ts';
import { shopWithdrawalNews, withdrawalReceipt } from './withdrawalLetter.ts';
import { letter } from './signedLetter.ts';
import { mailWords } from './words.data.ts';
import { fill } from '@platine/domain/language/writing.ts';

/** The columns of the outbox that a mail is composed from. */
export type OutboxMail = {
  readonly id: string;
  readonly recipient: string;
  readonly language: Language;
  readonly mail: StoredMail;
};

/** Composes a mail in its language, as text and HTML, without its attachments. Throws when its order is missing. */
export async function composeMail(
  outgoing: OutboxMail,
  options: ComposeOptions,
): Promise<Omit<ComposedMail, 'attachments'>> {
  const { id, recipient, language, mail } = outgoing;
  const content = await contentOf(mail, language, options);
  return {
    to: addressOf(recipient, options),
    ...(mail.kind === 'contactRequest' && { replyTo: mail.request.email }),
    subject: content.subject,
    text: letterText(content, language),
    html: letterHtml(content, language.toLowerCase()),
    messageId: `<${id}@${new URL(options.origin).hostname}>`,
  };
}

function addressOf(recipient: string, { shopAddress, ordersAddress }: ComposeOptions): string {
  if (recipient === ordersRecipient) return ordersAddress ?? shopAddress;
  return recipient === shopRecipient ? shopAddress : recipient;
}

async function contentOf(mail: StoredMail, language: Language, options: ComposeOptions): Promise<LetterContent> {
  if ('orderNumber' in mail) return orderContent(mail, language, options);
  const words = mailWords[language];
  const link = (path: string) => `${options.origin}${path}&lang=${language.toLowerCase()}`;
  switch (mail.kind) {
    case 'activation':
      return letter(words, {
        subject: words.activation.subject,
        name: `${mail.firstName} ${mail.lastName}`,
        blocks: [
          { kind: 'paragraph', text: words.activation.text },
          { kind: 'link', text: words.activation.link, href: link(`/contact_activate?hash=${mail.hash}`) },
          { kind: 'paragraph', text: fill(words.activation.hours, { hours: String(activationHours) }) },
          { kind: 'paragraph', text: words.ignore },
        ],
      });
    case 'passwordReset':
      return letter(words, {
        subject: words.passwordReset.subject,
        blocks: [
          { kind: 'paragraph', text: words.passwordReset.text },
          { kind: 'link', text: words.passwordReset.link, href: link(`/password_reset?hash=${mail.hash}`) },
          { kind: 'paragraph', text: fill(words.passwordReset.minutes, { minutes: String(resetMinutes) }) },
          { kind: 'paragraph', text: words.ignore },
        ],
      });
    case 'newsletterOptIn':
      return letter(words, {
        subject: words.newsletter.subject,
        blocks: [
          { kind: 'paragraph', text: words.newsletter.text },
          { kind: 'link', text: words.newsletter.link, href: link(`/newsletter/confirmation?hash=${mail.hash}`) },
          { kind: 'paragraph', text: words.ignore },
          { kind: 'link', text: words.newsletter.stop, href: link(`/newsletter/cancelation?hash=${mail.hash}`) },
        ],
      });
    case 'withdrawalReceipt':
      return letter(words, withdrawalReceipt(mail.statement, language));
    case 'shopWithdrawal':
      return shopWithdrawalNews(mail.statement);
    case 'contactRequest':
      return contactLetter(mail.request, language);
  }
}

/** Goes to the shop itself, whose staff reads English; the message stays in the customer's words. */
function contactLetter(request: ContactRequest, language: Language): LetterContent {
  const about: readonly (readonly [string, string])[] = [
    ['Department', request.department],
    ['Order', request.order],
    ['Product', request.sku === null ? '' : String(request.sku)],
    ['Name', `${request.firstName} ${request.lastName}`],
    ['E-mail', request.email],
    ['Phone', request.phone],
    ['Company', request.company],
    ['VAT id', request.vatId],
    [
      'Address',
      [request.supplement, request.street, request.zipCode, request.city].filter((line) => line !== '').join(', '),
    ],
    ['Country', request.country],
    ['Customer type', request.customerType],
    ['Language', language],
  ];
  return {
    subject: `[${request.department}] Request from the shop`,
    blocks: [
      { kind: 'paragraph', text: request.message },
      { kind: 'rows', rows: about.filter(([, value]) => value !== '') },
    ],
  };
}
