import { shownSums } from '@platine/domain/cart/shownSums.ts';
import type { AddressWire } from '@platine/domain/contract/schemas/session.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { transactionFromWire } from '@platine/domain/order/transaction.ts';
import { shopBank, shopIdentity } from '@platine/domain/shop/identity.ts';
import type { StoredDocument } from '../db/orderSchema.ts';
import type { Block } from './letter.ts';
import type { MailWords } from './words.data.ts';
import { mailWords } from './words.data.ts';
import { fill, writing } from './write.ts';

type Links = { readonly order: string; readonly revocation: string };

/** What was ordered, where it goes, and how it is paid; what the law wants to be said stands at the end. */
export function orderBlocks(order: StoredDocument, language: Language, links: Links): Block[] {
  const words = mailWords[language].order;
  const { date } = writing(language);
  return [
    { kind: 'paragraph', text: fill(words.text, { date: date(order.ORDER_DATE) }) },
    { kind: 'rows', rows: numbers(order, words) },
    { kind: 'rows', rows: [...goods(order, language), ...sums(order, language)] },
    ...taxNote(order, words),
    ...addresses(order, language),
    ...transfer(order, language),
    { kind: 'link', text: words.link, href: links.order },
    ...(order.CUSTOMER_TYPE === 'PRIVATE'
      ? [{ kind: 'link', text: words.revocation, href: links.revocation } as const]
      : []),
  ];
}

type Row = readonly [name: string, value: string];

/** What the customer's own books go by: the shop's number, theirs, and the VAT id that the order was placed with. */
function numbers({ ORDER_NUMBER, CUSTOMER_ORDER_NUMBER, VATID }: StoredDocument, words: MailWords['order']): Row[] {
  const all: readonly Row[] = [
    [words.number, ORDER_NUMBER],
    [words.ownNumber, CUSTOMER_ORDER_NUMBER],
    [words.vatId, VATID ?? ''],
  ];
  return all.filter(([, value]) => value !== '');
}

function goods({ POSITIONS }: StoredDocument, language: Language): Row[] {
  const { euros, count } = writing(language);
  return POSITIONS.map(({ AMOUNT, NAME, SKU, MANUFACTURER_SKU, PRICE }) => {
    const name = pickText(NAME, language)?.text ?? String(SKU);
    return [`${count(AMOUNT)} × ${name} (${MANUFACTURER_SKU})`, euros(PRICE)];
  });
}

/** As the pages count: a private customer's total contains the tax, a company's has it on top, and some are charged none (D11). */
function sums(order: StoredDocument, language: Language): Row[] {
  const { TOTAL, TOTAL_TAX, VAT } = order;
  const words = mailWords[language].order;
  const { euros, rate } = writing(language);
  const { totals, pricing } = transactionFromWire(order);
  const shown = shownSums(totals, pricing);
  const shipping: Row = [words.shipping, euros(toEuros(shown.shipment))];
  const tax = (name: string): Row => [fill(name, { rate: rate(VAT.RATE) }), euros(TOTAL_TAX)];
  if (VAT.RATE === 0) return [shipping, [words.totalUntaxed, euros(TOTAL)]];
  if (pricing.mode === 'gross') return [shipping, tax(words.tax), [words.total, euros(TOTAL)]];
  return [
    [words.goodsNet, euros(toEuros(shown.goods))],
    shipping,
    tax(words.taxAdded),
    [words.totalTaxed, euros(TOTAL)],
  ];
}

/** The legal sentence of a sale without VAT (D11). */
function taxNote({ VAT }: StoredDocument, words: MailWords['order']): Block[] {
  if (VAT.CASE === 'REVERSE_CHARGE') return [{ kind: 'paragraph', text: words.reverseCharge }];
  return VAT.CASE === 'EXPORT' ? [{ kind: 'paragraph', text: words.export }] : [];
}

function addresses(order: StoredDocument, language: Language): Block[] {
  const words = mailWords[language].order;
  const { colon } = writing(language);
  const named = [
    [words.pickup, order.PICKUP_ADDRESS],
    [words.delivery, order.DELIVERY_ADDRESS],
    [words.invoice, order.INVOICE_ADDRESS],
  ] as const;
  return named.flatMap(([title, address]) =>
    address === null
      ? []
      : [{ kind: 'lines', lines: [`${title}${colon}`, ...addressLines(address, language)] } as const],
  );
}

function addressLines(address: AddressWire, language: Language): string[] {
  const { COMPANY, DEPARTMENT, FIRSTNAME, LASTNAME, STREET, ZIPCODE, CITY, COUNTRY_CODE } = address;
  const lines = [COMPANY, DEPARTMENT, `${FIRSTNAME} ${LASTNAME}`.trim(), STREET, `${ZIPCODE} ${CITY}`.trim()];
  return [...lines.filter((line) => line !== ''), writing(language).country(COUNTRY_CODE)];
}

/** Where to pay to, for who pays by bank transfer. */
function transfer({ PAYMENT_METHOD, PAID, ORDER_NUMBER, TOTAL }: StoredDocument, language: Language): Block[] {
  if (PAYMENT_METHOD !== 'WIRE_TRANSFER' || PAID) return [];
  const words = mailWords[language].order;
  return [
    { kind: 'paragraph', text: words.transfer },
    {
      kind: 'rows',
      rows: [
        [words.owner, shopIdentity.company],
        ['IBAN', shopBank.iban],
        ['BIC', `${shopBank.bic} (${shopBank.name})`],
        [words.amount, writing(language).euros(TOTAL)],
        [words.reference, ORDER_NUMBER],
      ],
    },
  ];
}
