import { shownSums } from '@platine/domain/cart/shownSums.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import { postalLines } from '@platine/domain/customer/address.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { Order, OrderLine } from '@platine/domain/order/order.ts';
import { isHandedOver } from '@platine/domain/shipping/methods.ts';
import { shopBank, shopIdentity } from '@platine/domain/shop/identity.ts';
import type { Block } from './letter.ts';
import type { MailWords } from './words.data.ts';
import { mailWords } from './words.data.ts';
import { fill, writing } from '@platine/domain/language/writing.ts';

type Links = { readonly order: string; readonly revocation: string };

/** The body of an order confirmation: goods, sums, addresses, payment, and the legal sentences (D35). */
export function orderBlocks(order: Order, language: Language, links: Links): Block[] {
  const words = mailWords[language].order;
  const { date } = writing(language);
  return [
    { kind: 'paragraph', text: fill(words.text, { date: date(order.date) }) },
    { kind: 'rows', rows: numbers(order, words) },
    { kind: 'rows', rows: [...goods(order, language), ...sums(order, language)] },
    ...taxNote(order, words),
    ...addresses(order, language),
    ...transfer(order, language),
    { kind: 'link', text: words.link, href: links.order },
    ...(order.customerType === 'PRIVATE'
      ? [{ kind: 'link', text: words.revocation, href: links.revocation } as const]
      : []),
  ];
}

type Row = readonly [name: string, value: string];

/** Numbers for the customer's books: the order's, the customer's own, and the VAT id. */
function numbers({ orderNumber, ownOrderNumber, vatId }: Order, words: MailWords['order']): Row[] {
  const all: readonly Row[] = [
    [words.number, orderNumber],
    [words.ownNumber, ownOrderNumber],
    [words.vatId, vatId ?? ''],
  ];
  return all.filter(([, value]) => value !== '');
}

function goods({ lines }: Order, language: Language): Row[] {
  const { money } = writing(language);
  return lines.map((line) => [piecesText(line, line.amount, language), money(line.line)]);
}

/** So many pieces of a line, with the product's name in the mail's language. */
export function piecesText({ name, sku, partNumber }: OrderLine, amount: number, language: Language): string {
  const shownName = pickText(name, language)?.text ?? String(sku);
  return `${writing(language).count(amount)} × ${shownName} (${partNumber})`;
}

/** Sums in the order's mode, as on the pages: tax within the total, on top of it, or none (D11). */
function sums({ totals, pricing }: Order, language: Language): Row[] {
  const words = mailWords[language].order;
  const { money, rate } = writing(language);
  const shown = shownSums(totals, pricing);
  const total = money(totals.total);
  const shipping: Row = [words.shipping, money(shown.shipment)];
  const tax = (name: string): Row => [fill(name, { rate: rate(pricing.vat.rate) }), money(totals.tax)];
  if (pricing.vat.rate === 0) return [shipping, [words.totalUntaxed, total]];
  if (pricing.mode === 'gross') return [shipping, tax(words.tax), [words.total, total]];
  return [[words.goodsNet, money(shown.goods)], shipping, tax(words.taxAdded), [words.totalTaxed, total]];
}

/** The legal sentence of a sale without VAT (D11). */
function taxNote({ pricing: { vat } }: Order, words: MailWords['order']): Block[] {
  if (vat.kind === 'REVERSE_CHARGE') return [{ kind: 'paragraph', text: words.reverseCharge }];
  return vat.kind === 'EXPORT' ? [{ kind: 'paragraph', text: words.export }] : [];
}

function addresses(order: Order, language: Language): Block[] {
  const words = mailWords[language].order;
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

function addressLines(address: Address, language: Language): string[] {
  return [...postalLines(address), writing(language).country(address.country)];
}

/** The shop's bank details, for an order to be paid by bank transfer. */
function transfer(order: Order, language: Language): Block[] {
  const { paymentMethod, shippingMethod, paid, orderNumber, payBy, cancellation, totals } = order;
  if (paymentMethod !== 'WIRE_TRANSFER' || paid || cancellation !== null) return [];
  const words = mailWords[language].order;
  const { date, money } = writing(language);
  return [
    { kind: 'paragraph', text: isHandedOver(shippingMethod) ? words.transferAndPickup : words.transfer },
    ...(payBy === null ? [] : [{ kind: 'paragraph', text: fill(words.payBy, { date: date(payBy) }) } as const]),
    {
      kind: 'rows',
      rows: [
        [words.owner, shopIdentity.company],
        ['IBAN', shopBank.iban],
        ['BIC', `${shopBank.bic} (${shopBank.name})`],
        [words.amount, money(totals.total)],
        [words.reference, orderNumber],
      ],
    },
  ];
}
