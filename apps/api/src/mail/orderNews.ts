import type { Order } from '@platine/domain/order/order.ts';
import { needsProvider } from '@platine/domain/payment/methods.ts';
import type { Carriers } from '@platine/domain/shipping/carriers.ts';
import { carrierName, trackingLink } from '@platine/domain/shipping/carriers.ts';
import { isHandedOver } from '@platine/domain/shipping/methods.ts';
import type { StoredMail } from '../db/storedMail.ts';
import type { Block, LetterContent } from './letter.ts';
import { piecesText } from './orderLetter.ts';
import type { Wording } from './wording.ts';
import { wordingIn } from './wording.ts';
import { fill, writing } from '@platine/domain/language/writing.ts';

type NewsKind = 'orderPaid' | 'orderSent' | 'orderRefunded';
type News<Kind extends NewsKind = NewsKind> = Extract<StoredMail, { kind: Kind }>;

type Writer = { readonly wording: Wording; readonly carriers: Carriers };

/** Subject and body of a mail about something that has happened to an order after it was placed (D37). */
export function orderNews(mail: News, order: Order, writer: Writer): LetterContent {
  const { wording } = writer;
  switch (mail.kind) {
    case 'orderPaid':
      return paidNews(mail, order, wording);
    case 'orderSent':
      return sentNews(mail, order, writer);
    case 'orderRefunded':
      return refundedNews(mail, order, wording);
  }
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** An order on invoice is paid after its goods have been sent: nothing else follows. */
function paidNews(
  { cents }: News<'orderPaid'>,
  { orderNumber, totals, paymentMethod, shippingMethod }: Order,
  { language, letters }: Wording,
): LetterContent {
  const words = letters.orderPaid;
  const filled = { number: orderNumber, amount: writing(language).money(cents ?? totals.total) };
  const next = isHandedOver(shippingMethod) ? words.pickup : words.shipping;
  return {
    subject: fill(words.subject, filled),
    blocks: [paragraph(fill(words.text, filled)), ...(paymentMethod === 'INVOICE' ? [] : [paragraph(next)])],
  };
}

function sentNews(mail: News<'orderSent'>, order: Order, { wording, carriers }: Writer): LetterContent {
  const words = wording.letters.orderSent;
  const handedOver = isHandedOver(order.shippingMethod);
  const { pieces, carrier, tracking, complete } = mail;
  const whole = handedOver ? words.subjectHandedOver : words.subject;
  const link = trackingLink(carriers, carrier, tracking);
  const rows = [
    [words.carrier, carrier === null ? '' : carrierName(carriers, carrier)],
    [words.tracking, tracking],
  ] as const;
  const known = rows.filter(([, value]) => value !== '');
  return {
    subject: fill(complete || handedOver ? whole : words.subjectPart, { number: order.orderNumber }),
    blocks: [
      paragraph(handedOver ? words.textHandedOver : words.text),
      { kind: 'lines', lines: linesOf(order, pieces, wording) },
      ...(known.length === 0 ? [] : [{ kind: 'rows', rows: known } as const]),
      ...(link === null ? [] : [{ kind: 'link', text: words.follow, href: link } as const]),
      ...(complete ? [] : [paragraph(words.rest)]),
    ],
  };
}

function linesOf({ lines }: Order, pieces: News<'orderSent'>['pieces'], wording: Wording): string[] {
  return pieces.flatMap(({ sku, amount }) => {
    const line = lines.find((one) => one.sku === sku);
    return line === undefined ? [] : [piecesText(line, amount, wording)];
  });
}

function refundedNews({ cents }: News<'orderRefunded'>, order: Order, { language, letters }: Wording): LetterContent {
  const { orderNumber, paymentMethod } = order;
  const words = letters.orderRefunded;
  const filled = { number: orderNumber, amount: writing(language).money(cents) };
  return {
    subject: fill(words.subject, filled),
    blocks: [
      paragraph(fill(needsProvider(paymentMethod) ? words.text : words.transfer, filled)),
      paragraph(words.when),
    ],
  };
}

/** A new order, for the shop's staff, which reads English. */
export function shopOrderNews(order: Order): LetterContent {
  const { orderNumber, totals, email, paymentMethod, shippingMethod, customerType, comment } = order;
  const english = wordingIn('EN');
  const { money } = writing(english.language);
  const about = [
    ['E-mail', email],
    ['Customer type', customerType],
    ['Payment', paymentMethod],
    ['Shipping', shippingMethod],
    ['Total', money(totals.total)],
    ['Own order number', order.ownOrderNumber],
    ['E-invoice by Peppol to', order.peppolAddress ?? ''],
    ['Comment', comment],
  ] as const;
  return {
    subject: `Order ${orderNumber}: ${money(totals.total)}`,
    blocks: [
      { kind: 'lines', lines: order.lines.map((line) => piecesText(line, line.amount, english)) },
      { kind: 'rows', rows: about.filter(([, value]) => value !== '') },
      paragraph(`pnpm order show ${orderNumber}`),
    ],
  };
}
