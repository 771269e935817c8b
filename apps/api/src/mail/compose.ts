import { activationHours, resetMinutes } from '@platine/domain/customer/account.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { ComposeOptions } from './composeOptions.ts';
import type { ComposedMail, LetterContent } from './letter.ts';
import { letterPictures, letterText } from './letter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterLogo } from './letterLogo.ts';
import type { StoredMail } from '../db/storedMail.ts';
import { contactAnswer, contactLetter } from './contactLetter.ts';
import { orderContent } from './orderMails.ts';
import { ordersRecipient, shopRecipient } from './outbox.ts';
import { shopWithdrawalNews, withdrawalReceipt } from './withdrawalLetter.ts';
import { languageTag } from '@platine/domain/language/locales.ts';
import { letter } from './signedLetter.ts';
import type { MailWords } from '../words/mailWords.data.ts';
import type { Wording } from './wording.ts';
import { stockAlertLetter } from './stockAlertLetter.ts';
import { wordingIn } from './wording.ts';
import { fill } from '@platine/domain/language/writing.ts';

/** The columns of the outbox that a mail is composed from. */
export type OutboxMail = {
  readonly id: string;
  readonly recipient: string;
  readonly language: Language;
  readonly mail: StoredMail;
};

/** Composes a mail in its language, as text and HTML, with the pictures that it shows and without its documents. Throws when its order is missing. */
export async function composeMail(outgoing: OutboxMail, options: ComposeOptions): Promise<ComposedMail> {
  const { id, recipient, language, mail } = outgoing;
  const { brand, builtBoard, identity, translations } = options.shop;
  const wording = wordingIn(language, translations);
  const content = await contentOf(outgoing, wording, options);
  const logo = brand === null ? null : await letterLogo(brand);
  return {
    to: addressOf(recipient, options),
    ...(mail.kind === 'contactRequest' && { replyTo: mail.request.email }),
    subject: content.subject,
    text: letterText(content, wording.language),
    html: letterHtml(content, {
      language: languageTag(wording.language),
      shopName: identity.name,
      board: brand?.board ?? builtBoard ?? null,
      logo,
    }),
    attachments: [...(logo === null ? [] : [logo.file]), ...letterPictures(content)],
    messageId: `<${id}@${new URL(options.origin).hostname}>`,
  };
}

function addressOf(recipient: string, { shop, shopAddress, ordersAddress }: ComposeOptions): string {
  const ownAddress = shopAddress ?? shop.identity.email;
  if (recipient === ordersRecipient) return ordersAddress ?? ownAddress;
  return recipient === shopRecipient ? ownAddress : recipient;
}

async function contentOf(
  { mail, language: asked }: OutboxMail,
  wording: Wording,
  options: ComposeOptions,
): Promise<LetterContent> {
  if ('orderNumber' in mail) return orderContent(mail, wording, options);
  const { language, letters: words } = wording;
  const signature = { words, identity: options.shop.identity };
  const name = { shop: signature.identity.name };
  const link = (path: string) =>
    `${options.origin}${path}${path.includes('?') ? '&' : '?'}lang=${language.toLowerCase()}`;
  if ('statement' in mail)
    return mail.kind === 'shopWithdrawal'
      ? shopWithdrawalNews(mail.statement)
      : letter(signature, withdrawalReceipt(mail.statement, wording));
  if ('name' in mail) return letter(signature, stockAlertLetter(mail, { words, language, link }));
  switch (mail.kind) {
    case 'activation':
      return letter(signature, {
        subject: words.activation.subject,
        name: `${mail.firstName} ${mail.lastName}`,
        blocks: [
          { kind: 'paragraph', text: fill(words.activation.text, name) },
          { kind: 'link', text: words.activation.link, href: link(`/contact_activate?hash=${mail.hash}`) },
          { kind: 'paragraph', text: fill(words.activation.hours, { hours: String(activationHours) }) },
          { kind: 'paragraph', text: words.ignore },
        ],
      });
    case 'passwordReset':
      return letter(signature, {
        subject: fill(words.passwordReset.subject, name),
        blocks: [
          { kind: 'paragraph', text: words.passwordReset.text },
          { kind: 'link', text: words.passwordReset.link, href: link(`/password_reset?hash=${mail.hash}`) },
          { kind: 'paragraph', text: fill(words.passwordReset.minutes, { minutes: String(resetMinutes) }) },
          { kind: 'paragraph', text: words.ignore },
        ],
      });
    case 'newsletterOptIn':
      return letter(signature, newsletterLetter(mail.hash, words, link));
    case 'contactRequest':
      return contactLetter(mail.request, asked);
    case 'contactAnswer':
      return letter(signature, contactAnswer(mail, wording));
  }
}

function newsletterLetter(hash: string, { newsletter, ignore }: MailWords, link: (path: string) => string) {
  return {
    subject: newsletter.subject,
    blocks: [
      { kind: 'paragraph', text: newsletter.text },
      { kind: 'link', text: newsletter.link, href: link(`/newsletter/confirmation?hash=${hash}`) },
      { kind: 'paragraph', text: ignore },
      { kind: 'link', text: newsletter.stop, href: link(`/newsletter/cancelation?hash=${hash}`) },
    ],
  } as const;
}
