import { fill } from '@platine/domain/language/writing.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Pen } from './pen.ts';
import { contentWidth, decorate, ink, page, putText } from './pen.ts';

const columns = [0, 0.36, 0.72] as const;

/** The shop's numbers and "page 1 of 3" on every page, once all pages are there. */
export function drawFooters(pen: Pen, sheet: Sheet): void {
  const { start, count } = pen.doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pen.doc.switchToPage(index);
    const words = fill(sheet.page, { page: String(index + 1), pages: String(count) });
    decorate(pen, () => drawFooter(pen, sheet, `${sheet.number} · ${words}`));
  }
}

function drawFooter(pen: Pen, { footer }: Sheet, pageNumber: string): void {
  const style = { size: 7, color: ink.soft };
  pen.doc
    .moveTo(page.left, page.footer - 5)
    .lineTo(page.left + contentWidth, page.footer - 5)
    .lineWidth(0.5)
    .stroke(ink.line);
  for (const [index, start] of columns.entries()) {
    const width = contentWidth * ((columns[index + 1] ?? 1) - start) - 6;
    const place = { ...style, x: page.left + contentWidth * start, y: page.footer, width };
    putText(pen, (footer[index] ?? []).join('\n'), place);
  }
  const full = { ...style, x: page.left, width: contentWidth };
  putText(pen, footer.slice(columns.length).flat().join('\n'), { ...full, y: page.footer + 38 });
  putText(pen, pageNumber, { ...full, y: page.footer + 50, align: 'right' });
}
