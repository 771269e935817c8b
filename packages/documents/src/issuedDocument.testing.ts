import type { Pricing } from '@platine/domain/cart/totals.ts';
import { cartTotals, lineRate } from '@platine/domain/cart/totals.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { TaxClass } from '@platine/domain/money/taxClass.ts';
import type { VatFacts } from '@platine/domain/money/vatCase.ts';
import { unitPrice } from '@platine/domain/money/vat.ts';
import { vatCase } from '@platine/domain/money/vatCase.ts';
import type { DocumentKind } from '@platine/domain/order/documentKinds.ts';
import type { OrderDocument, OrderLine } from '@platine/domain/order/order.ts';
import type { IssuedDocument } from './issuedDocument.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { sellerOf } from './seller.ts';

const home: Address = {
  id: 'a1',
  types: ['DELIVERY', 'INVOICE'],
  country: 'LU',
  company: '',
  department: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: '12, rue de l’Alzette',
  supplement: '',
  zipCode: 'L-1212',
  city: 'Luxembourg',
};

const names = [
  { EN: 'Film capacitor 100 nF, 63 V', DE: 'Folienkondensator 100 nF, 63 V', FR: 'Condensateur à film 100 nF, 63 V' },
  {
    EN: 'Programmable laboratory power supply with two isolated channels, 0 to 32 V, 5 A each, with remote sensing and LAN interface',
    DE: 'Programmierbares Labornetzgerät mit zwei galvanisch getrennten Kanälen, je 0 bis 32 V und 5 A, mit Fühlerleitungen und LAN-Schnittstelle',
    FR: 'Alimentation de laboratoire programmable à deux voies isolées, 0 à 32 V et 5 A chacune, avec mesure déportée et interface LAN',
  },
  { EN: 'Robot kit Ω-3', DE: 'Robotersatz Ω-3', FR: 'Kit robot Ω-3' },
] as const;

type CaseFacts = Omit<VatFacts, 'date' | 'rates'>;

/** VAT cases that differ in what a document says (D11, D42). */
export const vatCases = {
  consumer: { customerType: 'PRIVATE', country: 'LU', vatIdValid: false },
  consumerAbroad: { customerType: 'PRIVATE', country: 'DE', vatIdValid: false },
  companyAtHome: { customerType: 'COMPANY', country: 'LU', vatIdValid: true },
  reverseCharge: { customerType: 'COMPANY', country: 'FR', vatIdValid: true },
  withoutVatId: { customerType: 'COMPANY', country: 'FI', vatIdValid: false },
  export: { customerType: 'PRIVATE', country: 'CH', vatIdValid: false },
  companyExport: { customerType: 'COMPANY', country: 'CH', vatIdValid: false },
  territory: { customerType: 'PRIVATE', country: 'ES', zipCode: '35001', vatIdValid: false },
} as const satisfies Record<string, CaseFacts>;
export type VatCaseName = keyof typeof vatCases;

const vatIds = { LU: 'LU10000356', FR: 'FR40303265045' } as const;

type Sample = {
  readonly vat?: VatCaseName;
  readonly count?: number;
  /** The classes of its lines, in turn. */
  readonly classes?: readonly TaxClass[];
  readonly change?: Partial<OrderDocument>;
};

/** An order as a checkout makes it, with `count` lines. Prices grow by 37 cents and amounts go from 1 to 7. */
export function sampleOrder(sample: Sample = {}): OrderDocument {
  const { vat: name = 'consumer', count = 3, classes = ['STANDARD'], change = {} } = sample;
  const facts: CaseFacts = vatCases[name];
  const { country, customerType, zipCode = home.zipCode } = facts;
  const pricing: Pricing = {
    vat: vatCase({ ...facts, rates: exampleShop.vatRates, date: '2026-11-24' }),
    mode: customerType === 'PRIVATE' ? 'gross' : 'net',
  };
  const lines = Array.from({ length: count }, (_, index) =>
    sampleLine(index, pricing, classes[index % classes.length] ?? 'STANDARD'),
  );
  const address = { ...home, country, zipCode, ...companyOf(customerType) };
  const shipment = unitPrice(590, pricing, 'STANDARD');
  return {
    customerType,
    email: 'ada@example.org',
    vatId: vatIdOf(facts),
    pricing,
    shippingMethod: 'UPS_SAVER',
    paymentMethod: 'WIRE_TRANSFER',
    delivery: address,
    invoice: address,
    pickup: null,
    comment: '',
    ownOrderNumber: customerType === 'COMPANY' ? 'PO-4711' : '',
    totals: cartTotals(lines, shipment, pricing),
    lines,
    orderNumber: '2026-100001',
    documentNumber: 'KB-2026-100001',
    date: '2026-11-21',
    ...change,
  };
}

function vatIdOf({ country, vatIdValid }: CaseFacts): string | null {
  return vatIdValid && (country === 'LU' || country === 'FR') ? vatIds[country] : null;
}

function sampleLine(index: number, pricing: Pricing, taxClass: TaxClass): OrderLine {
  const unit = unitPrice(1299 + index * 37, pricing, taxClass);
  const amount = 1 + (index % 7);
  const name = names[index % names.length] ?? names[0];
  return {
    sku: 100_100 + index,
    name,
    partNumber: `PT-${index}`,
    amount,
    unit,
    line: unit * amount,
    ...lineRate(pricing.vat, taxClass),
  };
}

function companyOf(customerType: CustomerType) {
  return customerType === 'COMPANY' ? { company: 'Atelier Müller & Søn', department: 'Einkauf' } : {};
}

type Issued = { readonly kind?: DocumentKind; readonly language?: Language; readonly order?: OrderDocument };

/** A document of a whole order. */
export function sampleDocument(
  { kind = 'RE', language = 'EN', order = sampleOrder() }: Issued = {},
  change: Partial<IssuedDocument> = {},
): IssuedDocument {
  return {
    kind,
    number: `${kind}-2026-000001`,
    date: '2026-11-24',
    language,
    order,
    lines: order.lines,
    totals: order.totals,
    suppliedOn: kind === 'RE' || kind === 'LS' ? '2026-11-24' : null,
    paid: false,
    payBy: null,
    corrects: kind === 'RK' ? { number: 'RE-2026-000007', date: '2026-11-20' } : null,
    seller: sellerOf(exampleShop),
    ...change,
  };
}
