import { string } from 'yup';
import { customerTypes } from '../../customer/customerType.ts';
import { contactTopics } from '../../shop/departments.ts';
import { blockKinds, pageNames } from '../../shop/pages/page.ts';
import { inLanguages, isoDate, listOf, oneOf, record, text } from './parts.ts';

export const shopPageRequest = record({ PAGE: oneOf(pageNames) });

const words = () => string().strict().max(20_000);
const notes = record({
  PAYPAL: words(),
  SAFERPAY: words(),
  WIRE_TRANSFER: words(),
  INVOICE: words(),
  SOFORT: words(),
});

/** A part of a page; a kind has the fields that it needs, and `ID` and `TEXT` may be empty. */
const block = record({
  KIND: oneOf(blockKinds),
  AUDIENCE: oneOf(['ALL', ...customerTypes]),
  ID: string().strict().max(60).defined(),
  TEXT: words().defined(),
  ITEMS: listOf(words().defined()).optional(),
  ROWS: listOf(listOf(words().defined())).optional(),
  TOPIC: oneOf(contactTopics).optional(),
  NOTES: notes.default(undefined).optional(),
});

const page = record({ CHANGED: isoDate().required(), INTRO: text(20_000), BLOCKS: listOf(block) });

export const shopPage = record({
  PAGE: oneOf(pageNames),
  TEXTS: record(inLanguages(page, page.default(undefined).optional())),
});
