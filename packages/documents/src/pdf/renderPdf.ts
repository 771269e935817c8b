import { buffer } from 'node:stream/consumers';
import type { IssuedDocument } from '../issuedDocument.ts';
import { sheetOf } from '../sheet/sheetOf.ts';
import { drawFooters } from './drawFooters.ts';
import { drawHead } from './drawHead.ts';
import { drawNotes } from './drawNotes.ts';
import { drawSums } from './drawSums.ts';
import { drawTable } from './drawTable.ts';
import { openPen } from './pen.ts';

/** The PDF of a document: PDF/A-3a, tagged for screen readers, with its fonts in it. */
export async function renderPdf(issued: IssuedDocument): Promise<Uint8Array> {
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
  pen.root.end();
  pen.doc.end();
  return bytes;
}
