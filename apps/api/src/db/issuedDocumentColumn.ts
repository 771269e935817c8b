import { customType } from 'drizzle-orm/pg-core';
import { boolean, mixed, number, string } from 'yup';
import { listOf, oneOf, record } from '@platine/domain/contract/schemas/parts.ts';
import { countryCodes } from '@platine/domain/customer/countries.ts';
import { knownLanguages } from '@platine/domain/language/language.ts';
import { documentKinds } from '@platine/domain/order/documentKinds.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import { storedLine, storedOrder, storedTotals } from './orderDocument.ts';

/**
 * Version of the documents that are written. An issued document never changes (D38), so a change of `IssuedDocument` takes the next version, and
 * reading maps the versions before it. Version 1 had one VAT rate, and opens as it is (record 0161).
 */
const documentVersion = 2;
const openedVersions = [1, documentVersion];

const text = () => string().strict().defined();
const day = () => string().strict().nullable().defined();

/** The shop as it was when it issued a document. */
export const storedSeller = record({
  company: text(),
  street: text(),
  zipCode: text(),
  city: text(),
  country: oneOf(countryCodes),
  manager: text(),
  email: text(),
  phone: text(),
  vatId: text(),
  register: text(),
  permit: text(),
  bank: record({ name: text(), iban: text(), bic: text(), holder: text().optional() }),
  registrations: listOf(record({ name: text(), number: text() })),
});

const content = record({
  kind: oneOf(documentKinds),
  number: text(),
  date: text(),
  language: oneOf(knownLanguages),
  order: storedOrder,
  lines: listOf(storedLine),
  totals: storedTotals,
  suppliedOn: day(),
  paid: boolean().strict().required(),
  payBy: day(),
  corrects: record({ number: text(), date: text() }).nullable().defined(),
  seller: storedSeller,
  // Documents from before this field name methods as the program did.
  names: record({ shipping: text(), payment: text() }).default(undefined).optional(),
});

const versioned = record({
  version: number().strict().oneOf(openedVersions).required(),
  document: mixed().required(),
});

/** A jsonb column that is parsed at every read. Another version or another shape throws. */
export const issuedDocumentColumn = customType<{ data: IssuedDocument; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (document) => JSON.stringify({ version: documentVersion, document }),
  fromDriver: (stored) => {
    const { document } = versioned.validateSync(stored, { strict: true });
    return content.validateSync(document, { strict: true });
  },
});
