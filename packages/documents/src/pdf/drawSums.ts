import type { Row, Sheet } from '../sheet/sheet.ts';
import type { Pen, Style } from './pen.ts';
import { columnHead, contentWidth, decorate, ink, makeRoom, page, write } from './pen.ts';

const sumsWidth = 250;
const left = page.left + contentWidth - sumsWidth;
const rowHeight = 15;

/** The sums below the goods, and the VAT by rate; they stay together on one page. */
export function drawSums(pen: Pen, { sums, vat }: Sheet): void {
  if (sums.length === 0) return;
  makeRoom(pen, (sums.length + vat.length) * rowHeight + 34);
  line(pen, left, sumsWidth);
  for (const [index, row] of sums.entries()) drawRow(pen, row, { strong: index === sums.length - 1 });
  pen.y += 10;
  drawVat(pen, vat);
  pen.y += 12;
}

function drawRow(pen: Pen, [label, value]: Row, { strong }: { readonly strong: boolean }): void {
  const style: Style = strong ? { size: 11, font: 'strong' } : {};
  const paragraph = pen.doc.struct('P');
  pen.root.add(paragraph);
  const amount = 90;
  const line = { ...style, y: pen.y };
  write(pen, paragraph, ['Span', label, { ...line, x: left, width: sumsWidth - amount }]);
  const right = { ...line, x: left + sumsWidth - amount, width: amount, align: 'right' } as const;
  write(pen, paragraph, ['Span', value, right]);
  paragraph.end();
  pen.y += strong ? rowHeight + 3 : rowHeight;
}

function drawVat(pen: Pen, rows: Sheet['vat']): void {
  line(pen, page.left, contentWidth);
  const table = pen.doc.struct('Table');
  pen.root.add(table);
  for (const [index, cells] of rows.entries()) {
    const row = pen.doc.struct('TR');
    table.add(row);
    drawVatRow(pen, row, { cells, head: index === 0 });
    row.end();
    pen.y += 12;
  }
  table.end();
}

type VatRow = { readonly cells: readonly string[]; readonly head: boolean };

function drawVatRow(pen: Pen, row: PDFKit.PDFStructureElement, { cells, head }: VatRow): void {
  const width = contentWidth / cells.length;
  for (const [index, text] of cells.entries()) {
    const cell = head ? columnHead(pen, text) : pen.doc.struct('TD');
    row.add(cell);
    const place = {
      x: page.left + index * width,
      y: pen.y,
      width,
      size: 8.5,
      color: head ? ink.soft : ink.text,
      align: index === 0 ? 'left' : 'right',
    } as const;
    write(pen, cell, ['Span', text, place]);
    cell.end();
  }
}

function line(pen: Pen, x: number, length: number): void {
  decorate(pen, () => {
    pen.doc
      .moveTo(x, pen.y - 3)
      .lineTo(x + length, pen.y - 3)
      .lineWidth(0.5)
      .stroke(ink.line);
  });
}
