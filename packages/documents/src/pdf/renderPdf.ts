import { buffer } from 'node:stream/consumers';
import { facturXFile, facturXMetadata } from '../einvoice/facturX.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import { sheetOf } from '../sheet/sheetOf.ts';
import { drawFooters } from './drawFooters.ts';
import { drawHead } from './drawHead.ts';
import { drawNotes } from './drawNotes.ts';
import { drawSums } from './drawSums.ts';
import { drawTable } from './drawTable.ts';
import type { Pen } from './pen.ts';
import { openPen } from './pen.ts';

/** The PDF of a document: PDF/A-3a, tagged for screen readers, with its fonts in it, and with the e-invoice when there is one (Factur-X). */
export async function renderPdf(issued: IssuedDocument, facturX: string | null = null): Promise<Uint8Array> {
  const sheet = sheetOf(issued);
  const { company } = issued.seller;
  const { language, date } = issued;
  const pen = openPen({ title: `${sheet.title} ${sheet.number}`, author: company, language, date });
  const bytes = buffer(pen.doc);
  drawHead(pen, sheet, company);
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
