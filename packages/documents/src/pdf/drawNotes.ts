import type { Note, Row, Sheet, TransferPart } from '../sheet/sheet.ts';
import { transferModules } from '../sheet/transferModules.ts';
import type { Pen } from './pen.ts';
import { contentWidth, heightOf, ink, makeRoom, page, write } from './pen.ts';

const code = { side: 92, x: page.left + contentWidth - 92 };
const label = 105;

/** The sentences, the transfer with its code, and further addresses. */
export function drawNotes(pen: Pen, { notes, transfer }: Sheet): void {
  const [sentences, ...others] = notes;
  if (sentences !== undefined) drawNote(pen, sentences);
  if (transfer !== null) drawTransfer(pen, transfer);
  for (const note of others) drawNote(pen, note);
}

function drawNote(pen: Pen, { title, lines }: Note): void {
  const text = lines.join('\n');
  const full = { x: page.left, width: contentWidth };
  const height = heightOf(pen, text, full) + 9;
  makeRoom(pen, height + (title === null ? 0 : 13));
  if (title !== null) {
    write(pen, pen.root, ['P', title, { ...full, y: pen.y, size: 8.5, font: 'strong', color: ink.soft }]);
    pen.y += 13;
  }
  write(pen, pen.root, ['P', text, { ...full, y: pen.y }]);
  pen.y += height;
}

function drawTransfer(pen: Pen, transfer: TransferPart): void {
  makeRoom(pen, code.side + 30);
  const { y: top } = pen;
  write(pen, pen.root, ['P', transfer.text, { x: page.left, y: top, width: code.x - page.left - 20, font: 'strong' }]);
  pen.y += 17;
  for (const row of transfer.rows) drawRow(pen, row);
  drawFigure(pen, transfer, top);
  pen.y = Math.max(pen.y, top + code.side + 24) + 6;
}

function drawRow(pen: Pen, [name, value]: Row): void {
  const paragraph = pen.doc.struct('P');
  pen.root.add(paragraph);
  write(pen, paragraph, ['Span', name, { x: page.left, y: pen.y, width: label, color: ink.soft }]);
  const width = code.x - page.left - label - 12;
  write(pen, paragraph, ['Span', value, { x: page.left + label, y: pen.y, width }]);
  paragraph.end();
  pen.y += 14;
}

function drawFigure(pen: Pen, { qr, scan, code: alt }: TransferPart, top: number): void {
  const described = { alt, bbox: [code.x, top, code.x + code.side, top + code.side] };
  const figure = pen.doc.struct('Figure', described);
  pen.root.add(figure);
  figure.add(() => drawCode(pen, qr, top));
  figure.end();
  const width = code.side + 60;
  const below = { x: code.x - 60, y: top + code.side + 3, width, size: 7, color: ink.soft, align: 'right' } as const;
  write(pen, pen.root, ['P', scan, below]);
}

function drawCode({ doc }: Pen, text: string, top: number): void {
  const rows = transferModules(text);
  const module = code.side / rows.length;
  for (const [y, row] of rows.entries())
    for (const [x, dark] of row.entries()) if (dark) doc.rect(code.x + x * module, top + y * module, module, module);
  doc.fill('#000000');
}
