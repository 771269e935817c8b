import { orderRoute } from '@platine/domain/order/orderRoute.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { fill } from '@platine/domain/language/writing.ts';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import type { StoredMail } from '../db/storedMail.ts';
import type { ComposeOptions } from './composeOptions.ts';
import type { LetterContent } from './letter.ts';
import { textIn } from '@platine/domain/language/text.ts';
import { orderBlocks, transferRows } from './orderLetter.ts';
import { orderNews, shopOrderNews } from './orderNews.ts';
import { transferPicture } from './transferPicture.ts';
import type { Signature } from './signedLetter.ts';
import { letter } from './signedLetter.ts';
import type { Wording } from './wording.ts';

export type AboutOrder = Extract<StoredMail, { readonly orderNumber: string }>;

/** The mails about an order, each by its kind. */
export async function orderContent(
  mail: AboutOrder,
  wording: Wording,
  options: ComposeOptions,
): Promise<LetterContent> {
  const { language, letters: words } = wording;
  const signature = { words, identity: options.shop.identity };
  const link = (path: string) => `${options.origin}${path}&lang=${language.toLowerCase()}`;
  switch (mail.kind) {
    case 'orderConfirmation':
      return orderLetter(mail, wording, options);
    case 'orderLink':
      return linkLetter(mail, signature, link);
    case 'orderCancelled':
      return cancelledLetter(mail, signature, {
        page: link(orderPath(mail)),
        shop: `${options.origin}/?lang=${language.toLowerCase()}`,
      });
    case 'orderPaymentFailed':
      return failedLetter(mail, wording, options);
    case 'orderPaid':
    case 'orderSent':
    case 'orderRefunded':
      return newsLetter(mail, wording, {
        ...options,
        page: link(orderPath(mail)),
        withdrawal: link(withdrawalPath(mail)),
      });
    case 'shopOrder':
      return shopOrderNews(await orderOf(mail, options));
  }
}

type OrderMail = { readonly orderNumber: string; readonly signature: string };

function linkLetter(mail: OrderMail, signature: Signature, link: (path: string) => string): LetterContent {
  const { words } = signature;
  return letter(signature, {
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
  signature: Signature,
  links: CancelledLinks,
): LetterContent {
  const { words } = signature;
  const { subject, again, ...texts } = words.orderCancelled;
  const [text, next] = reason === 'UNPAID' ? [texts.text, texts.underWay] : [texts.byHand, texts.paidBack];
  return letter(signature, {
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
  return orderRoute(orderNumber, { signature });
}

async function orderLetter(
  mail: Extract<StoredMail, { kind: 'orderConfirmation' }>,
  wording: Wording,
  options: ComposeOptions,
): Promise<LetterContent> {
  const { orderNumber } = mail;
  const { origin } = options;
  const order = await orderOf(mail, options);
  const { language, letters: words } = wording;
  const signature = { words, identity: options.shop.identity };
  const tag = language.toLowerCase();
  const href = `${origin}${orderPath(mail)}&lang=${tag}`;
  const isTransfer = order.paymentMethod === 'WIRE_TRANSFER';
  const code = isTransfer ? await transferPicture(order, { wording, shop: options.shop, href }) : null;
  return letter(signature, {
    subject: fill(words.order.subject, { number: orderNumber }),
    blocks: orderBlocks(
      order,
      { wording, shop: options.shop, code },
      {
        order: href,
        withdrawal: `${origin}${withdrawalPath(mail)}&lang=${tag}`,
        page: (name) => `${origin}${pagePaths[name]}?lang=${tag}`,
      },
    ),
  });
}

/** The withdrawal function, begun for an order. */
function withdrawalPath({ orderNumber, signature }: OrderMail): string {
  return `/withdrawal?order=${encodeURIComponent(orderNumber)}&signature=${signature}`;
}

/** A payment that the provider could not take: the order stands, and its account and code are in the mail (D37). */
async function failedLetter(mail: FailedMail, wording: Wording, options: ComposeOptions): Promise<LetterContent> {
  const order = await orderOf(mail, options);
  const { language, letters: words } = wording;
  const { subject, text, open, received } = words.orderPaymentFailed;
  const href = `${options.origin}${orderPath(mail)}&lang=${language.toLowerCase()}`;
  const code = await transferPicture(order, { wording, shop: options.shop, href });
  const transfer = transferRows(order, { wording, shop: options.shop });
  const filled = {
    number: order.orderNumber,
    method: textIn(options.shop.payment[order.paymentMethod].name, language),
  };
  return letter(
    { words, identity: options.shop.identity },
    {
      subject: fill(subject, filled),
      blocks: [
        { kind: 'paragraph', text: fill(text, filled) },
        { kind: 'paragraph', text: code === null ? received : open },
        ...(code === null ? [] : [transfer, code]),
        { kind: 'link', text: words.order.link, href },
      ],
    },
  );
}

type FailedMail = Extract<StoredMail, { kind: 'orderPaymentFailed' }>;

type NewsOptions = ComposeOptions & { readonly page: string; readonly withdrawal: string };

async function newsLetter(
  mail: Extract<StoredMail, { kind: 'orderPaid' | 'orderSent' | 'orderRefunded' }>,
  wording: Wording,
  options: NewsOptions,
): Promise<LetterContent> {
  const { letters: words, contract } = wording;
  const signature = { words, identity: options.shop.identity };
  const order = await orderOf(mail, options);
  const { subject, blocks } = orderNews(mail, order, { wording, carriers: options.shop.carriers });
  const { withdraw } = contract;
  const mayWithdraw = mail.kind === 'orderSent' && order.customerType === 'PRIVATE';
  return letter(signature, {
    subject,
    blocks: [
      ...blocks,
      { kind: 'link', text: words.order.link, href: options.page },
      ...(mayWithdraw ? [{ kind: 'link', text: withdraw, href: options.withdrawal } as const] : []),
    ],
  });
}

async function orderOf(
  { orderNumber }: { readonly orderNumber: string },
  { findOrder }: ComposeOptions,
): Promise<Order> {
  const order = await findOrder(orderNumber);
  if (order === null) throw new Error('The order of a mail is not there.');
  return order;
}
