import { activationHours, resetMinutes } from '@platine/domain/customer/account.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { shopIdentity } from '@platine/domain/shop/identity.ts';
import type { Block, ComposedMail, LetterContent } from './letter.ts';
import { letterText } from './letter.ts';
import { letterHtml } from './letterHtml.ts';
import type { ContactRequest, StoredMail } from '../db/storedMail.ts';
import { orderBlocks } from './orderLetter.ts';
import { orderNews, shopOrderNews } from './orderNews.ts';
import { ordersRecipient, shopRecipient } from './outbox.ts';
import type { MailWords } from './words.data.ts';
import { mailWords } from './words.data.ts';
import { fill } from '@platine/domain/language/writing.ts';

/** The columns of the outbox that a mail is composed from. */
export type OutboxMail = {
  readonly id: string;
  readonly recipient: string;
  readonly language: Language;
  readonly mail: StoredMail;
};

export type ComposeOptions = {
  /** Scheme, host and port of links. */
  readonly origin: string;
  /** The mailbox that gets the contact form's requests. */
  readonly shopAddress: string;
  /** The mailbox that is told of each order; null: none is. */
  readonly ordersAddress: string | null;
  readonly findOrder: (orderNumber: string) => Promise<Order | null>;
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
    case 'contactRequest':
      return contactLetter(mail.request, language);
  }
}

type AboutOrder = Extract<StoredMail, { readonly orderNumber: string }>;

async function orderContent(mail: AboutOrder, language: Language, options: ComposeOptions): Promise<LetterContent> {
  const words = mailWords[language];
  const link = (path: string) => `${options.origin}${path}&lang=${language.toLowerCase()}`;
  switch (mail.kind) {
    case 'orderConfirmation':
      return orderLetter(mail, language, options);
    case 'orderLink':
      return linkLetter(mail, words, link);
    case 'orderCancelled':
      return cancelledLetter(mail, words, {
        page: link(orderPath(mail)),
        shop: `${options.origin}/?lang=${language.toLowerCase()}`,
      });
    case 'orderPaid':
    case 'orderSent':
    case 'orderRefunded':
      return newsLetter(mail, language, { ...options, page: link(orderPath(mail)) });
    case 'shopOrder':
      return shopOrderNews(await orderOf(mail, options));
  }
}

type OrderMail = { readonly orderNumber: string; readonly signature: string };

function linkLetter(mail: OrderMail, words: MailWords, link: (path: string) => string): LetterContent {
  return letter(words, {
    subject: fill(words.orderLink.subject, { number: mail.orderNumber }),
    blocks: [
      { kind: 'paragraph', text: words.orderLink.text },
      { kind: 'link', text: words.orderLink.link, href: link(orderPath(mail)) },
      { kind: 'paragraph', text: words.ignore },
    ],
  });
}

type CancelledLinks = { readonly page: string; readonly shop: string };

/** A guest's order whose transfer did not arrive by its day (D32), or one that was cancelled by hand. */
function cancelledLetter(
  { orderNumber, reason = 'UNPAID' }: Extract<StoredMail, { kind: 'orderCancelled' }>,
  words: MailWords,
  links: CancelledLinks,
): LetterContent {
  const { subject, again, ...texts } = words.orderCancelled;
  const [text, next] = reason === 'UNPAID' ? [texts.text, texts.underWay] : [texts.byHand, texts.paidBack];
  return letter(words, {
    subject: fill(subject, { number: orderNumber }),
    blocks: [
      { kind: 'paragraph', text: fill(text, { number: orderNumber }) },
      { kind: 'paragraph', text: next },
      { kind: 'link', text: again, href: links.shop },
      { kind: 'link', text: words.order.link, href: links.page },
    ],
  });
}

/** The page of an order, for the holder of the link (D7). */
function orderPath({ orderNumber, signature }: OrderMail): string {
  return `/checkout_done/${encodeURIComponent(orderNumber)}?signature=${signature}`;
}

async function orderLetter(
  mail: Extract<StoredMail, { kind: 'orderConfirmation' }>,
  language: Language,
  options: ComposeOptions,
): Promise<LetterContent> {
  const { orderNumber } = mail;
  const { origin } = options;
  const order = await orderOf(mail, options);
  const words = mailWords[language];
  const tag = language.toLowerCase();
  return letter(words, {
    subject: fill(words.order.subject, { number: orderNumber }),
    blocks: orderBlocks(order, language, {
      order: `${origin}${orderPath(mail)}&lang=${tag}`,
      withdrawal: `${origin}/revocation?lang=${tag}`,
      shippingCosts: `${origin}/shipping_costs?lang=${tag}`,
    }),
  });
}

type NewsOptions = ComposeOptions & { readonly page: string };

async function newsLetter(
  mail: Extract<StoredMail, { kind: 'orderPaid' | 'orderSent' | 'orderRefunded' }>,
  language: Language,
  options: NewsOptions,
): Promise<LetterContent> {
  const words = mailWords[language];
  const { subject, blocks } = orderNews(mail, await orderOf(mail, options), language);
  return letter(words, { subject, blocks: [...blocks, { kind: 'link', text: words.order.link, href: options.page }] });
}

async function orderOf(
  { orderNumber }: { readonly orderNumber: string },
  { findOrder }: ComposeOptions,
): Promise<Order> {
  const order = await findOrder(orderNumber);
  if (order === null) throw new Error('The order of a mail is not there.');
  return order;
}

type LetterParts = { readonly subject: string; readonly name?: string; readonly blocks: readonly Block[] };

function letter(words: MailWords, { subject, name, blocks }: LetterParts): LetterContent {
  const greeting = name === undefined ? words.greeting : fill(words.greetingNamed, { name });
  const { company, street, city } = shopIdentity;
  return {
    subject,
    blocks: [
      { kind: 'paragraph', text: greeting },
      ...blocks,
      { kind: 'paragraph', text: words.closing },
      { kind: 'lines', lines: [company, street, city] },
    ],
  };
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
