import type { Sheet } from '../sheet/sheet.ts';
import type { DocumentLogo } from '../render/documentLogo.ts';
import type { Pen } from './pen.ts';
import { contentWidth, decorate, heightOf, ink, page, write } from './pen.ts';

/** Whose document it is. */
export type Letterhead = { readonly company: string; readonly logo: DocumentLogo | null };

const window = { y: 128, width: 235 };
const facts = { x: page.left + 270, y: 128, width: contentWidth - 270, label: 104 };

/** Points. */
const logoHeight = 28;

/** The logo, the shop's name, the recipient in the window, the document's numbers beside it, and the title. */
export function drawHead(pen: Pen, sheet: Sheet, { company, logo }: Letterhead): void {
  const { root } = pen;
  const full = { x: page.left, width: contentWidth };
  const indent = logo === null ? 0 : drawLogo(pen, logo) + 10;
  const name = { x: page.left + indent, width: contentWidth - indent, y: page.top };
  write(pen, root, ['P', company, { ...name, size: 15, font: 'strong' }]);
  const sender = { x: page.left, y: window.y - 16, width: window.width, size: 7, color: ink.soft };
  write(pen, root, ['P', sheet.sender, sender]);
  const end = Math.max(drawFacts(pen, sheet), drawRecipient(pen, sheet));
  const y = Math.max(end + 24, 262);
  write(pen, root, ['H1', `${sheet.title} ${sheet.number}`, { ...full, y, size: 17, font: 'strong' }]);
  pen.y = y + 34;
}

/** The name beside it says the same to a screen reader. Returns its width. */
function drawLogo(pen: Pen, { png, width, height }: DocumentLogo): number {
  const shown = (logoHeight * width) / height;
  const y = page.top + 8 - logoHeight / 2;
  decorate(pen, () => pen.doc.image(Buffer.from(png), page.left, y, { width: shown, height: logoHeight }));
  return shown;
}

/** One paragraph a line. Returns the height at which the address ends. */
function drawRecipient(pen: Pen, { recipient }: Sheet): number {
  let { y } = window;
  const address = pen.doc.struct('Div');
  pen.root.add(address);
  for (const line of recipient) {
    const place = { x: page.left, y, width: window.width, size: 10.5 };
    write(pen, address, ['P', line, place]);
    y += heightOf(pen, line, place);
  }
  address.end();
  return y;
}

/** Returns the height at which the numbers end. */
function drawFacts(pen: Pen, { facts: rows }: Sheet): number {
  let { y } = facts;
  for (const [label, value] of rows) {
    const left = { x: facts.x, y, width: facts.label, size: 8.5, color: ink.soft };
    const right = { x: facts.x + facts.label + 6, y, width: facts.width - facts.label - 6, size: 8.5 };
    const paragraph = pen.doc.struct('P');
    pen.root.add(paragraph);
    write(pen, paragraph, ['Span', label, left]);
    write(pen, paragraph, ['Span', value, right]);
    paragraph.end();
    y += Math.max(heightOf(pen, label, left), heightOf(pen, value, right)) + 2;
  }
  return y;
}
