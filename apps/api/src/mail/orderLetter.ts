import { ratesOf } from '@platine/domain/cart/sumsByRate.ts';
import { shownSums } from '@platine/domain/cart/shownSums.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import { postalLines } from '@platine/domain/customer/address.ts';
import { pickText, textIn } from '@platine/domain/language/text.ts';
import type { Order, OrderLine } from '@platine/domain/order/order.ts';
import type { WorkingDays } from '@platine/domain/catalog/shippingTime.ts';
import { wireTransferShipping } from '@platine/domain/payment/methods.ts';
import { isHandedOver, transitTime } from '@platine/domain/shipping/methods.ts';
import { freeShippingTime } from '@platine/domain/shipping/prices.ts';
import { accountHolder } from '@platine/domain/shop/identity.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import type { ContractLinks } from './contractBlocks.ts';
import { contractBlocks } from './contractBlocks.ts';
import type { Block, GoodsBlock, PictureBlock } from './letter.ts';
import type { MailWords } from '../words/mailWords.data.ts';
import type { Wording } from './wording.ts';
import { fill, writing } from '@platine/domain/language/writing.ts';

type Links = ContractLinks & { readonly order: string };
type Writer = {
  readonly wording: Wording;
  readonly shop: Shop;
  /** The code of the transfer that the order waits for. */
  readonly code?: PictureBlock | null;
};

/** The body of an order confirmation: goods, sums, delivery, payment, addresses, and what makes it a copy of the contract (D35). */
export function orderBlocks(order: Order, { wording, shop, code = null }: Writer, links: Links): Block[] {
  const { language, contract } = wording;
  const words = wording.letters.order;
  const { date } = writing(language);
  return [
    { kind: 'paragraph', text: fill(words.text, { date: date(order.date) }) },
    { kind: 'rows', rows: numbers(order, words) },
    goods(order, wording),
    sumsBlock(order, wording),
    ...taxNote(order, words),
    ...transfer(order, { wording, shop }),
    ...(code === null ? [] : [code]),
    { kind: 'heading', text: contract.delivery },
    { kind: 'rows', rows: ways(order, { wording, shop }) },
    ...addresses(order, wording),
    { kind: 'link', text: words.link, href: links.order },
    { kind: 'paragraph', text: contract.attached },
    ...contractBlocks(order, { wording, shop, links }),
  ];
}

type Row = readonly [name: string, value: string];

/** Numbers for the customer's books: the order's, the customer's own, the VAT id, and the address for e-invoices. */
function numbers({ orderNumber, ownOrderNumber, peppolAddress, vatId }: Order, words: MailWords['order']): Row[] {
  const all: readonly Row[] = [
    [words.number, orderNumber],
    [words.ownNumber, ownOrderNumber],
    [words.vatId, vatId ?? ''],
    [words.peppolAddress, peppolAddress ?? ''],
  ];
  return all.filter(([, value]) => value !== '');
}

function goods({ lines }: Order, wording: Wording): GoodsBlock {
  const { language } = wording;
  const { money, count } = writing(language);
  const { goods: name, amount, unit, line: lineTitle } = wording.contract;
  return {
    kind: 'goods',
    titles: { name, amount, unit, line: lineTitle },
    goods: lines.map((line) => ({
      name: nameOf(line, language),
      detail: detailOf(line, wording),
      amount: count(line.amount),
      unit: money(line.unit),
      line: money(line.line),
    })),
  };
}

/** Shipping with its time, and payment. */
function ways(order: Order, { wording, shop }: Writer): Row[] {
  const { language, contract: words } = wording;
  const { shippingMethod, paymentMethod } = order;
  const time = deliveryTime(order, { wording, shop });
  return [
    [words.shippingMethod, textIn(shop.delivery.methods[shippingMethod].name, language)],
    ...(time === null ? [] : [[words.deliveryTime, time] as const]),
    [words.payment, textIn(shop.payment[paymentMethod].name, language)],
  ];
}

/** As on the pages: the time on the way, after the money of a transfer has come (spec §9). Null where none is promised. */
function deliveryTime({ shippingMethod, paymentMethod, delivery }: Order, { wording, shop }: Writer): string | null {
  const words = wording.contract;
  const { count } = writing(wording.language);
  const span = ({ from, to }: WorkingDays) => ({ from: count(from), to: count(to) });
  if (isHandedOver(shippingMethod)) return fill(words.handedOver, span(wireTransferShipping));
  if (delivery === null) return null;
  const { country } = delivery;
  const time =
    shippingMethod === 'FREE_SHIPPING'
      ? freeShippingTime(shop.delivery, country)
      : transitTime(shop.delivery.methods, shippingMethod, country);
  if (time === null) return null;
  const days = fill(words.days, span(time));
  if (paymentMethod !== 'WIRE_TRANSFER') return days;
  return fill(words.afterTransfer, { ...span(wireTransferShipping), days });
}

/** So many pieces of a line, with the product's name in the mail's language. */
export function piecesText(line: OrderLine, amount: number, wording: Wording): string {
  const { language } = wording;
  return `${writing(language).count(amount)} × ${nameOf(line, language)} (${detailOf(line, wording)})`;
}

/** The part number, with the customer's own number and note. */
function detailOf({ partNumber, note, ownNumber }: OrderLine, { documents: words }: Wording): string {
  return [
    partNumber,
    ...(ownNumber === undefined ? [] : [fill(words.ownPartNumber, { number: ownNumber })]),
    ...(note === undefined ? [] : [fill(words.lineNote, { note })]),
  ].join(' · ');
}

function nameOf({ name, sku }: OrderLine, language: Wording['language']): string {
  return pickText(name, language)?.text ?? String(sku);
}

/** The total, which is the last of the sums, stands out. */
function sumsBlock(order: Order, wording: Wording): Block {
  const rows = sums(order, wording);
  const strong = rows.at(-1)?.[0] ?? '';
  return { kind: 'rows', rows, strong };
}

/** Sums in the order's mode, as on the pages: tax within the total, on top of it, or none (D11). */
function sums({ totals, pricing }: Order, { language, letters }: Wording): Row[] {
  const words = letters.order;
  const { money, rate } = writing(language);
  const shown = shownSums(totals, pricing);
  const total = money(totals.total);
  const shipping: Row = [words.shipping, money(shown.shipment)];
  const taxes = (name: string): Row[] =>
    ratesOf(totals, pricing.vat).map((one) => [fill(name, { rate: rate(one.rate) }), money(one.tax)]);
  if (pricing.vat.rate === 0) return [shipping, [words.totalUntaxed, total]];
  if (pricing.mode === 'gross') return [shipping, ...taxes(words.tax), [words.total, total]];
  return [[words.goodsNet, money(shown.goods)], shipping, ...taxes(words.taxAdded), [words.totalTaxed, total]];
}

/** The legal sentence of a sale without VAT (D11). */
function taxNote({ pricing: { vat } }: Order, words: MailWords['order']): Block[] {
  if (vat.kind === 'REVERSE_CHARGE') return [{ kind: 'paragraph', text: words.reverseCharge }];
  return vat.kind === 'EXPORT' ? [{ kind: 'paragraph', text: words.export }] : [];
}

function addresses(order: Order, { language, letters }: Wording): Block[] {
  const words = letters.order;
  const { colon } = writing(language);
  const named = [
    [words.pickup, order.pickup],
    [words.delivery, order.delivery],
    [words.invoice, order.invoice],
  ] as const;
  return named.flatMap(([title, address]) =>
    address === null
      ? []
      : [{ kind: 'lines', lines: [`${title}${colon}`, ...addressLines(address, language)] } as const],
  );
}

function addressLines(address: Address, language: Wording['language']): string[] {
  return [...postalLines(address), writing(language).country(address.country)];
}

/** The shop's bank details, for an order to be paid by bank transfer. */
function transfer(order: Order, writer: Writer): Block[] {
  const { paymentMethod, shippingMethod, paid, payBy, cancellation } = order;
  if (paymentMethod !== 'WIRE_TRANSFER' || paid || cancellation !== null) return [];
  const { wording } = writer;
  const words = wording.letters.order;
  const { date } = writing(wording.language);
  return [
    { kind: 'paragraph', text: isHandedOver(shippingMethod) ? words.transferAndPickup : words.transfer },
    ...(payBy === null ? [] : [{ kind: 'paragraph', text: fill(words.payBy, { date: date(payBy) }) } as const]),
    transferRows(order, writer),
  ];
}

/** The account of the shop, with amount and reference of the transfer for an order. */
export function transferRows({ orderNumber, totals }: Order, { wording, shop: { identity, bank } }: Writer): Block {
  const words = wording.letters.order;
  return {
    kind: 'rows',
    rows: [
      [words.owner, accountHolder(identity.company, bank)],
      ['IBAN', bank.iban],
      ['BIC', `${bank.bic} (${bank.name})`],
      [words.amount, writing(wording.language).money(totals.total)],
      [words.reference, orderNumber],
    ],
  };
}
