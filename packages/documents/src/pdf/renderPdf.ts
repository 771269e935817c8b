import { buffer } from 'node:stream/consumers';
import { facturXFile, facturXMetadata } from '../einvoice/facturX.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import type { IssuedQuote } from '../issuedQuote.ts';
import { quoteSheet } from '../sheet/quoteSheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { sheetOf } from '../sheet/sheetOf.ts';
import { drawFooters } from './drawFooters.ts';
import type { DocumentLogo } from '../render/documentLogo.ts';
import type { Letterhead } from './drawHead.ts';
import { drawHead } from './drawHead.ts';
import { drawNotes } from './drawNotes.ts';
import { drawSums } from './drawSums.ts';
import { drawTable } from './drawTable.ts';
import type { Pen } from './pen.ts';
import { openPen } from './pen.ts';

type Extras = {
  /** The e-invoice that the PDF carries (Factur-X). */
  readonly facturX?: string | null;
  readonly logo?: DocumentLogo | null;
};

/** The PDF of a document. */
export function renderPdf(issued: IssuedDocument, { facturX = null, logo = null }: Extras = {}): Promise<Uint8Array> {
  return drawPdf(sheetOf(issued), { company: issued.seller.company, date: issued.date, facturX, logo });
}

/** The PDF of a quote. */
export function renderQuotePdf(issued: IssuedQuote, logo: DocumentLogo | null = null): Promise<Uint8Array> {
  const { seller, quote } = issued;
  return drawPdf(quoteSheet(issued), { company: seller.company, date: quote.date, facturX: null, logo });
}

type Drawing = Letterhead & { readonly date: string; readonly facturX: string | null };

/** Draws a sheet: PDF/A-3a, tagged for screen readers, with its fonts in it. */
async function drawPdf(sheet: Sheet, { company, logo, date, facturX }: Drawing): Promise<Uint8Array> {
  const { language } = sheet;
  const pen = openPen({ title: `${sheet.title} ${sheet.number}`, author: company, language, date });
  const bytes = buffer(pen.doc);
  drawHead(pen, sheet, { company, logo });
  drawTable(pen, sheet);
  drawSums(pen, sheet);
  drawNotes(pen, sheet);
  drawFooters(pen, sheet);
  if (facturX !== null) attach(pen, facturX, date);
  pen.root.end();
  pen.doc.end();
  return bytes;
}

function attach({ doc }: Pen, xml: string, date: string): void {
  const created = new Date(`${date}T12:00:00Z`);
  // pdfkit's types lack the relationship.
  const options = { name: facturXFile, type: 'text/xml', relationship: 'Alternative' };
  doc.file(Buffer.from(xml), { ...options, creationDate: created, modifiedDate: created });
  doc.appendXML(facturXMetadata);
}
