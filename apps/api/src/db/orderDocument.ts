import { customType } from 'drizzle-orm/pg-core';
import type { Schema } from 'yup';
import { mixed, number, string } from 'yup';
import { listOf, localized, oneOf, record, sku, whole } from '@platine/domain/contract/schemas/parts.ts';
import { countryCodes } from '@platine/domain/customer/countries.ts';
import { customerTypes } from '@platine/domain/customer/customerType.ts';
import { vatKinds } from '@platine/domain/money/vat.ts';
import type { OrderDocument, OrderDraft } from '@platine/domain/order/order.ts';
import { paymentMethods } from '@platine/domain/payment/methods.ts';
import { shippingMethods } from '@platine/domain/shipping/methods.ts';
import { storedAddress } from './addressColumn.ts';

/**
 * Version of the documents that are written. Version 1 was the answer of the call that reads an order, in euros and without a number for the
 * version; migration 0012 has carried all of them over. Version 2 had no supplement in an address; migration 0017 has added it. Version 3 had one VAT
 * rate: its orders are orders of version 4 without a line or sum at another rate (record 0161). A change of `Order` needs the next version, and a
 * migration unless the orders before it open as they are.
 */
const documentVersion = 4;
const openedVersions = [3, documentVersion];

const text = () => string().strict().defined();
const cents = () => whole(0);
const permille = () => number().strict().integer().min(0).max(1000);

const address = storedAddress.nullable().defined();

/** Fields of documents, which name the same goods and sums. */
export const storedLine = record({
  sku: sku(),
  name: localized(),
  partNumber: text(),
  amount: whole(1),
  customs: record({
    hsCode: string().strict().nullable().defined(),
    originCountry: string().strict().nullable().defined(),
  })
    .optional()
    .default(undefined),
  unit: cents(),
  line: cents(),
  rate: permille().optional(),
  note: string().strict().optional(),
  ownNumber: string().strict().optional(),
});

const sums = record({ goods: cents(), shipment: cents(), tax: cents(), total: cents(), totalWithoutTax: cents() });
export const storedTotals = sums.shape({
  byRate: listOf(sums.shape({ rate: permille().required() })).optional(),
});

export const storedDraftFields = {
  customerType: oneOf(customerTypes),
  email: text(),
  vatId: string().strict().nullable().defined(),
  vatIdProof: record({ number: text(), checkedAt: text() }).optional().default(undefined),
  pricing: record({
    vat: record({
      kind: oneOf(vatKinds),
      country: oneOf(countryCodes),
      rate: permille().required(),
      reduced: permille().optional(),
    }),
    mode: oneOf(['gross', 'net']),
  }),
  shippingMethod: oneOf(shippingMethods),
  paymentMethod: oneOf(paymentMethods),
  delivery: address,
  invoice: address,
  pickup: address,
  comment: text(),
  ownOrderNumber: text(),
  peppolAddress: string().strict().optional(),
  quoteNumber: string().strict().optional(),
  totals: storedTotals,
  lines: listOf(storedLine),
};
const draft = record(storedDraftFields);
export const storedOrder = record({ ...storedDraftFields, orderNumber: text(), documentNumber: text(), date: text() });

const document = record({ version: number().strict().oneOf(openedVersions).required(), order: mixed().required() });

/** A jsonb column that is written with the version and parsed when it is read. Reading another version or shape throws. */
function documentColumn<Content>(content: Schema<Content>) {
  return customType<{ data: Content; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (written) => JSON.stringify({ version: documentVersion, order: written }),
    fromDriver: (stored) =>
      content.validateSync(document.validateSync(stored, { strict: true }).order, { strict: true }),
  });
}

export const orderColumn = documentColumn<OrderDocument>(storedOrder);
/** An order without its number, as a payment keeps it. */
export const orderDraftColumn = documentColumn<OrderDraft>(draft);
