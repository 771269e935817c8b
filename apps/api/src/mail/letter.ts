import type { Language } from '@platine/domain/language/language.ts';
import { colonOf } from '@platine/domain/language/writing.ts';

/** The parts of a mail from top to bottom, the same for text and HTML. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  /** Begins a part of its own, such as the terms, in smaller letters. */
  | { readonly kind: 'part'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Labels and values, such as the sums of an order. */
  | {
      readonly kind: 'rows';
      readonly rows: readonly (readonly [name: string, value: string])[];
      /** The name of a row that stands out, such as the total. */
      readonly strong?: string;
    }
  | GoodsBlock
  | PictureBlock
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

/** Ordered products; the titles are those of the columns. */
export type GoodsBlock = {
  readonly kind: 'goods';
  readonly titles: Readonly<Record<'name' | 'amount' | 'unit' | 'line', string>>;
  readonly goods: readonly Goods[];
};
export type Goods = Readonly<Record<'name' | 'detail' | 'amount' | 'unit' | 'line', string>>;

/** A picture that travels with the mail, and leads to a page. The text of a mail does without it, so other blocks say the same. */
export type PictureBlock = {
  readonly kind: 'picture';
  readonly file: Attachment;
  readonly alt: string;
  /** A line below it. */
  readonly caption?: string;
  readonly href: string;
  /** Pixels. */
  readonly width: number;
};

export type LetterContent = { readonly subject: string; readonly blocks: readonly Block[] };

export type Attachment = {
  readonly filename: string;
  readonly content: Uint8Array;
  readonly contentType: string;
  /** The name by which the HTML shows it. */
  readonly cid?: string;
};

/** A mail as it is passed to a mail server. */
export type ComposedMail = {
  readonly to: string;
  /** The address for replies, unless it is the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  /** The same for every attempt, so that a duplicate can be recognised. */
  readonly messageId: string;
};

export function letterText({ blocks }: LetterContent, language: Language): string {
  const colon = colonOf(language);
  const texts = blocks.flatMap((block) => (block.kind === 'picture' ? [] : [blockText(block, colon)]));
  return `${texts.join('\n\n')}\n`;
}

/** The pictures of a letter, as its mail carries them. */
export function letterPictures({ blocks }: LetterContent): Attachment[] {
  return blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : []));
}

function blockText(block: Exclude<Block, PictureBlock>, colon: string): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'part':
      return `\n${block.text}\n${'='.repeat(block.text.length)}`;
    case 'paragraph':
      return block.text;
    case 'link':
      return `${block.text}\n${block.href}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'rows':
      return block.rows.map(([name, value]) => `${name}${colon} ${value}`).join('\n');
    case 'goods':
      return block.goods.map((one) => goodsText(one, block.titles, colon)).join('\n');
    case 'lines':
      return block.lines.join('\n');
  }
}

function goodsText({ name, detail, amount, unit, line }: Goods, titles: GoodsBlock['titles'], colon: string): string {
  return `${amount} × ${name} (${detail})\n  ${titles.unit}${colon} ${unit} · ${titles.line}${colon} ${line}`;
}
