import { createRequire } from 'node:module';
import type { Language } from '@platine/domain/language/language.ts';
import { localeOf } from '@platine/domain/language/locales.ts';
import PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);
const family = '@expo-google-fonts/source-sans-3';
/** One file has Latin, Greek and Cyrillic letters, so that a name in any language of the EU can be drawn. */
const fonts = {
  text: resolve(`${family}/400Regular/SourceSans3_400Regular.ttf`),
  strong: resolve(`${family}/600SemiBold/SourceSans3_600SemiBold.ttf`),
};

/** Places on an A4 page, in points from its top left corner; a window envelope shows the recipient (DIN 5008, form B). */
export const page = { width: 595.28, height: 841.89, left: 62, right: 51, top: 54, bottom: 745, footer: 760 } as const;
export const contentWidth = page.width - page.left - page.right;
/** The font's own lines stand far apart. */
const lineGap = -1;
export const ink = { text: '#1d1f21', soft: '#555b61', line: '#b8bdc2' } as const;

type Element = PDFKit.PDFStructureElement;
type Font = keyof typeof fonts;
export type Style = {
  readonly size?: number;
  readonly font?: Font;
  readonly color?: string;
  readonly align?: 'left' | 'right';
};
/** A text's place and look; it wraps within the width. */
export type Place = Style & { readonly x: number; readonly y: number; readonly width: number };

export type Pen = {
  readonly doc: PDFKit.PDFDocument;
  /** The root of what a screen reader reads, in the order in which it was drawn. */
  readonly root: Element;
  /** The height at which the next part begins. */
  y: number;
  /** Called on each further page before anything else is drawn on it. */
  onNewPage: () => void;
};

type PenOptions = {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  readonly date: string;
};

/** Opens a PDF/A-3a document. Its date and its id are the document's, so that the same document has the same bytes. */
export function openPen({ title, author, language, date }: PenOptions): Pen {
  const doc = new PDFDocument({
    size: 'A4',
    // Pages break where this code says.
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: localeOf(language),
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: new Date(`${date}T12:00:00Z`) },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, y: page.top, onNewPage: () => undefined };
}

type Written = readonly [type: string, text: string, place: Place];

/** Writes a text as an element for screen readers. */
export function write(pen: Pen, parent: Element, [type, text, place]: Written): void {
  parent.add(pen.doc.struct(type, {}, () => putText(pen, text, place)));
}

/** The head of a column, which a screen reader says with each of its cells. pdfkit's types lack the scope. */
export function columnHead({ doc }: Pen, title: string): Element {
  const options = { title, scope: 'Column' };
  return doc.struct('TH', options);
}

/** Draws what a screen reader leaves out: lines, repeated heads, page numbers. */
export function decorate({ doc }: Pen, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

export function putText({ doc }: Pen, text: string, { x, y, width, ...style }: Place): void {
  applyStyle(doc, style).text(shown(text), x, y, { width, align: style.align ?? 'left', lineGap });
}

export function heightOf({ doc }: Pen, text: string, { width, ...style }: Style & Pick<Place, 'width'>): number {
  return applyStyle(doc, style).heightOfString(shown(text), { width, lineGap });
}

/** Begins a new page where less than `height` is left on this one. */
export function makeRoom(pen: Pen, height: number): void {
  if (pen.y + height <= page.bottom) return;
  pen.doc.addPage();
  pen.y = page.top;
  pen.onNewPage();
}

function applyStyle(doc: PDFKit.PDFDocument, { size = 9.5, font = 'text', color = ink.text }: Style) {
  return doc.font(font).fontSize(size).fillColor(color);
}

/** Without the sign that forbids a break and that fonts lack. */
function shown(text: string): string {
  return text.replaceAll('\u2060', '');
}
