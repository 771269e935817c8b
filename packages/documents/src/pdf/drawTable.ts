import type { Cell, Column, Sheet } from '../sheet/sheet.ts';
import type { Pen, Place, Style } from './pen.ts';
import { columnHead, contentWidth, decorate, heightOf, ink, makeRoom, page, putText, write } from './pen.ts';

const gap = 8;
const headStyle: Style = { size: 8, font: 'strong', color: ink.soft };
const detailStyle: Style = { size: 8, color: ink.soft };

/** A column with its place on the page. */
type PlacedColumn = Column & Pick<Place, 'x' | 'width'>;
type Element = PDFKit.PDFStructureElement;

/** The goods. The head stands on each page; a screen reader hears it once, as the table's. */
export function drawTable(pen: Pen, { columns, lines, priceMode }: Sheet): void {
  if (priceMode !== '') drawMode(pen, priceMode);
  const placed = placedColumns(columns);
  const table = pen.doc.struct('Table');
  pen.root.add(table);
  drawHeadRow(pen, table, placed);
  pen.onNewPage = () => repeatHead(pen, placed);
  for (const cells of lines) drawLine(pen, table, { cells, columns: placed });
  pen.onNewPage = () => undefined;
  table.end();
  pen.y += 6;
}

function drawMode(pen: Pen, priceMode: string): void {
  const place = { x: page.left, y: pen.y - 6, width: contentWidth, size: 8.5, color: ink.soft };
  write(pen, pen.root, ['P', priceMode, place]);
  pen.y += 12;
}

function placedColumns(columns: readonly Column[]): PlacedColumn[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = contentWidth - gap * (columns.length - 1);
  let x: number = page.left;
  return columns.map((column) => {
    const placed = { ...column, x, width: (room * column.share) / shares };
    x += placed.width + gap;
    return placed;
  });
}

function drawHeadRow(pen: Pen, table: Element, columns: readonly PlacedColumn[]): void {
  const row = pen.doc.struct('TR');
  table.add(row);
  for (const column of columns) {
    const cell = columnHead(pen, column.title);
    row.add(cell);
    cell.add(() => putTitle(pen, column));
    cell.end();
  }
  row.end();
  underline(pen, columns);
}

function repeatHead(pen: Pen, columns: readonly PlacedColumn[]): void {
  decorate(pen, () => {
    for (const column of columns) putTitle(pen, column);
  });
  underline(pen, columns);
}

function putTitle(pen: Pen, { title, align, x, width }: PlacedColumn): void {
  putText(pen, title, { ...headStyle, x, y: pen.y, width, align });
}

function underline(pen: Pen, columns: readonly PlacedColumn[]): void {
  pen.y += Math.max(...columns.map(({ title, width }) => heightOf(pen, title, { ...headStyle, width }))) + 3;
  decorate(pen, () => {
    pen.doc
      .moveTo(page.left, pen.y)
      .lineTo(page.left + contentWidth, pen.y)
      .lineWidth(0.5)
      .stroke(ink.line);
  });
  pen.y += 4;
}

type Line = { readonly cells: readonly Cell[]; readonly columns: readonly PlacedColumn[] };

function drawLine(pen: Pen, table: Element, { cells, columns }: Line): void {
  const placed = columns.map((column, index) => ({ ...column, cell: cells[index] ?? { text: '' } }));
  const height = Math.max(...placed.map(({ cell, width }) => cellHeight(pen, cell, width))) + 5;
  makeRoom(pen, height);
  const row = pen.doc.struct('TR');
  table.add(row);
  for (const one of placed) drawCell(pen, row, one);
  row.end();
  pen.y += height;
}

function cellHeight(pen: Pen, { text, detail }: Cell, width: number): number {
  return heightOf(pen, text, { width }) + (detail === undefined ? 0 : heightOf(pen, detail, { ...detailStyle, width }));
}

type PlacedCell = PlacedColumn & { readonly cell: Cell };

function drawCell(pen: Pen, row: Element, { cell: { text, detail }, x, width, align }: PlacedCell): void {
  const element = pen.doc.struct('TD');
  row.add(element);
  element.add(() => {
    putText(pen, text, { x, y: pen.y, width, align });
    if (detail === undefined) return;
    const y = pen.y + heightOf(pen, text, { width });
    putText(pen, detail, { ...detailStyle, x, y, width, align });
  });
  element.end();
}
