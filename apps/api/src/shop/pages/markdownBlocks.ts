import type { Blockquote, Heading, List, Paragraph, RootContent, Table } from 'mdast';
import type { Audience } from '@platine/domain/customer/audience.ts';
import { contactTopics } from '@platine/domain/shop/departments.ts';
import { paymentMethods } from '@platine/domain/payment/methods.ts';
import type { PageBlock } from '@platine/domain/shop/pages/page.ts';
import { factKinds } from '@platine/domain/shop/pages/page.ts';
import { PageMistake } from './pageMistake.ts';
import { wordsOf } from './markdownWords.ts';

/** A part of a Markdown file as a block of a page. Throws PageMistake. `null` for the caption of the table that follows. */
export function blockOf(node: RootContent, before: RootContent | undefined): PageBlock | null {
  switch (node.type) {
    case 'heading':
      return headingOf(node);
    case 'paragraph':
      return captionOf(node) === null ? paragraphOf(node) : null;
    case 'blockquote':
      return noteOf(node);
    case 'list':
      return listOf(node);
    case 'table':
      return tableOf(node, before);
    default:
      throw new PageMistake(node, unknownParts[node.type] ?? 'is nothing that a page has: write it as a paragraph');
  }
}

const unknownParts: Readonly<Record<string, string>> = {
  html: 'is HTML, which is not taken: write it as Markdown',
  code: 'is code, because it is indented or in backticks: write it as a paragraph',
  thematicBreak: 'is a line, which pages do not have: delete it',
  definition: 'is the address of a link that stands elsewhere: write it beside its text, [text](address)',
};

function headingOf(node: Heading): PageBlock {
  const words = wordsOf(node.children);
  if (node.depth === 3) return { kind: 'question', text: words };
  if (node.depth !== 2) throw new PageMistake(node, 'has another size than ## or ###: the page has its own title');
  const [, text, id] = /^(.+?) \{#([a-z][a-z\d-]*)\}$/.exec(words) ?? [];
  if (text === undefined || id === undefined)
    throw new PageMistake(node, 'lacks its name for addresses: end it with one in small letters, such as {#returns}');
  return { kind: 'heading', id, text };
}

const captionStart = 'Table: ';

function captionOf(node: RootContent | undefined): string | null {
  if (node?.type !== 'paragraph') return null;
  const words = wordsOf(node.children);
  return words.startsWith(captionStart) ? words.slice(captionStart.length) : null;
}

function paragraphOf(node: Paragraph): PageBlock {
  const [only, ...more] = node.children;
  if (only?.type === 'link' && more.length === 0) {
    const block = buttonOf(only.url, wordsOf(only.children));
    if (block !== null) return block;
  }
  const words = wordsOf(node.children);
  const fact = factKinds.find((kind) => words === `{${kind}}`);
  if (fact !== undefined) return { kind: fact };
  const { audience, text } = addressed(words);
  return { kind: 'paragraph', text, ...(audience !== null && { audience }) };
}

/** A link of its own to one of two forms is a button. */
function buttonOf(url: string, text: string): PageBlock | null {
  if (url === '/withdrawal') return { kind: 'withdrawalLink', text };
  const topic = contactTopics.find((one) => url === `/contact?topic=${one}`);
  return topic === undefined ? null : { kind: 'contactLink', text, topic };
}

const audiences: readonly Audience[] = ['PRIVATE', 'COMPANY'];

/** A paragraph for one customer type begins with its name. */
function addressed(words: string): { readonly audience: Audience | null; readonly text: string } {
  const audience = audiences.find((one) => words.startsWith(`{for.${one}} `)) ?? null;
  return { audience, text: audience === null ? words : words.slice(`{for.${audience}} `.length) };
}

function noteOf(node: Blockquote): PageBlock {
  const [paragraph, ...more] = node.children;
  if (paragraph?.type !== 'paragraph' || more.length > 0)
    throw new PageMistake(node, 'is a note of more than one paragraph: make it one, or several notes');
  return { kind: 'note', text: wordsOf(paragraph.children) };
}

function listOf(node: List): PageBlock {
  if (node.ordered === true) throw new PageMistake(node, 'is a numbered list, which pages do not have: use dashes');
  const items = node.children.map((item) => {
    const [paragraph, ...more] = item.children;
    if (paragraph?.type !== 'paragraph' || more.length > 0)
      throw new PageMistake(item, 'is more than one paragraph in a list: make it one, or several entries');
    return wordsOf(paragraph.children);
  });
  const notes = items.map((item) => /^\{payment\.(\w+)\}: (.+)$/s.exec(item));
  if (notes.every((note) => note === null)) return { kind: 'list', items };
  return { kind: 'paymentMethods', notes: Object.fromEntries(notes.map((note) => noteOfMethod(node, note))) };
}

function noteOfMethod(node: List, note: RegExpExecArray | null): readonly [string, string] {
  const [, name = '', text = ''] = note ?? [];
  const method = paymentMethods.find((one) => one === name);
  if (method === undefined)
    throw new PageMistake(node, `must have {payment.METHOD}: before each entry, of ${paymentMethods.join(', ')}`);
  return [method, text];
}

function tableOf(node: Table, before: RootContent | undefined): PageBlock {
  const caption = captionOf(before);
  if (caption === null) throw new PageMistake(node, `lacks its title: write “${captionStart}…” in the line before it`);
  const [columns = [], ...rows] = node.children.map((row) => row.children.map((cell) => wordsOf(cell.children)));
  if (rows.length === 0) throw new PageMistake(node, 'is a table without rows: add one');
  return { kind: 'table', caption, columns, rows };
}
