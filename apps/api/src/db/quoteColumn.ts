import { customType } from 'drizzle-orm/pg-core';
import { mixed, number, string } from 'yup';
import type { IssuedQuote } from '@platine/documents/issuedQuote.ts';
import { listOf, oneOf, record, whole } from '@platine/domain/contract/schemas/parts.ts';
import { countryCodes } from '@platine/domain/customer/countries.ts';
import { knownLanguages } from '@platine/domain/language/language.ts';
import { storedSeller } from './issuedDocumentColumn.ts';
import { storedDraftFields, storedLine } from './orderDocument.ts';

/**
 * Version of the quotes that are written. A quote never changes, so a change of `IssuedQuote` takes the next version, and reading maps the versions
 * before it. Version 1 had one VAT rate, and opens as it is (record 0161).
 */
const quoteVersion = 2;
const openedVersions = [1, quoteVersion];

const text = () => string().strict().defined();
const { customerType, email, vatId, pricing, shippingMethod, delivery, invoice, comment, ownOrderNumber, totals } =
  storedDraftFields;

const content = record({
  quote: record({
    number: text(),
    date: text(),
    validUntil: text(),
    country: oneOf(countryCodes),
    customerType,
    email,
    vatId,
    pricing,
    shippingMethod,
    delivery,
    invoice,
    comment,
    ownOrderNumber,
    totals,
    lines: listOf(storedLine.concat(record({ held: whole(0) }))),
  }),
  language: oneOf(knownLanguages),
  seller: storedSeller,
  shipping: text(),
});

const versioned = record({ version: number().strict().oneOf(openedVersions).required(), issued: mixed().required() });

/** A jsonb column that is parsed at every read. Another version or another shape throws. */
export const quoteColumn = customType<{ data: IssuedQuote; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (issued) => JSON.stringify({ version: quoteVersion, issued }),
  fromDriver: (stored) => {
    const { issued } = versioned.validateSync(stored, { strict: true });
    return content.validateSync(issued, { strict: true });
  },
});
