import type { Language } from '@platine/domain/language/language.ts';
import { colonOf } from '@platine/domain/language/writing.ts';

/** The parts of a mail from top to bottom, the same for text and HTML. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** Labels and values, such as the positions of an order. */
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

export type LetterContent = { readonly subject: string; readonly blocks: readonly Block[] };

/** A mail as it is passed to a mail server. */
export type ComposedMail = {
  readonly to: string;
  /** The address for replies, unless it is the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every attempt, so that a duplicate can be recognised. */
  readonly messageId: string;
};

export function letterText({ blocks }: LetterContent, language: Language): string {
  const colon = colonOf(language);
  return `${blocks.map((block) => blockText(block, colon)).join('\n\n')}\n`;
}

function blockText(block: Block, colon: string): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'link':
      return `${block.text}\n${block.href}`;
    case 'rows':
      return block.rows.map(([name, value]) => `${name}${colon} ${value}`).join('\n');
    case 'lines':
      return block.lines.join('\n');
  }
}

/** Renders HTML. `language` is an HTML tag such as "de". All texts are escaped, because some are a shopper's words. */
export function letterHtml({ subject, blocks }: LetterContent, language: string): string {
  const body = blocks.map(blockHtml).join('');
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;max-width:40em;font-family:sans-serif;line-height:1.45">${body}</body></html>`
  );
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${withBreaks(block.text)}</p>`;
    case 'link':
      return `<p><a href="${escapeHtml(block.href)}">${escapeHtml(block.text)}</a></p>`;
    case 'rows':
      return `<table cellpadding="4">${block.rows.map(rowHtml).join('')}</table>`;
    case 'lines':
      return `<p>${block.lines.map(escapeHtml).join('<br>')}</p>`;
  }
}

function rowHtml([name, value]: readonly [string, string]): string {
  return `<tr><td>${escapeHtml(name)}</td><td align="right">${escapeHtml(value)}</td></tr>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
