import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { PageBlock, PageName, ShopPage } from '@platine/domain/shop/pages/page.ts';
import { factKinds } from '@platine/domain/shop/pages/page.ts';
import { isMailed, placesOf } from '@platine/domain/shop/pages/places.ts';
import { blockOf } from './markdownBlocks.ts';
import { PageMistake } from './pageMistake.ts';
import { ShopError } from '../shopError.ts';

type PageFile = {
  /** As a sentence names it, such as `pages/gtc.en.md`. */
  readonly name: string;
  readonly page: PageName;
  readonly text: string;
};

const head = /^---\r?\nchanged: (\d{4}-\d{2}-\d{2})\r?\n---\r?\n/;
const headLines = 3;

/** Reads a page's Markdown. It becomes blocks and never HTML. Throws ShopError with each mistake, its line and what to do. */
export function parsePage({ name, page, text }: PageFile): ShopPage {
  const [begun, changed] = head.exec(text) ?? [];
  if (begun === undefined || changed === undefined)
    throw new ShopError([`${name}, line 1: the file must begin with three lines, ---, changed: 2026-11-24 and ---.`]);
  const root = fromMarkdown(text.slice(begun.length), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const mistakes: string[] = [];
  const note = ({ line, message }: PageMistake) => mistakes.push(`${name}, line ${line + headLines}: this ${message}.`);
  const blocks = blocksOf(root, page, note);
  const [intro, ...others] = blocks;
  if (mistakes.length > 0) throw new ShopError(mistakes);
  if (intro?.kind !== 'paragraph' || others.length === 0)
    throw new ShopError([
      `${name}, line ${headLines + 1}: the page must begin with a paragraph, and go on: write it so.`,
    ]);
  return { changed, intro: intro.text, blocks: others };
}

function blocksOf({ children }: Root, page: PageName, note: (mistake: PageMistake) => void): PageBlock[] {
  const ids = new Set<string>();
  return children.flatMap((node, at) => {
    try {
      const block = blockOf(node, children[at - 1]);
      if (block === null) return [];
      const mistake =
        orderMistake(block, ids) ?? (isMailed(page) ? unmailedIn(block) : null) ?? placeMistake(block, page);
      if (mistake !== null) throw new PageMistake(node, mistake);
      if (block.kind === 'heading') ids.add(block.id);
      return [block];
    } catch (error) {
      if (!(error instanceof PageMistake)) throw error;
      note(error);
      return [];
    }
  });
}

/** `ids` are those of the headings above. */
function orderMistake(block: PageBlock, ids: ReadonlySet<string>): string | null {
  if (block.kind === 'question' && ids.size === 0)
    return 'is a ### heading without a ## heading above it: write one, or make it ##';
  if (block.kind === 'heading' && ids.has(block.id)) return `has {#${block.id}}, which another heading has: change one`;
  return null;
}

function placeMistake(block: PageBlock, page: PageName): string | null {
  const places = placesOf(page);
  const unknown = placesIn(block).find((place) => !places.includes(place));
  return unknown === undefined ? null : `has {${unknown}}, which nothing is known of: correct it`;
}

/** A text that is mailed has to be whole without the shop's pages. */
function unmailedIn(block: PageBlock): string | null {
  if (block.kind === 'contactLink' || factKinds.some((kind) => kind === block.kind))
    return 'is nothing that a mail can have, and this text is mailed with confirmations: write it as words';
  if (block.audience !== undefined)
    return 'is for one kind of customer, and this text is mailed to all: write for whom it holds';
  if (JSON.stringify(block).includes('](/'))
    return 'leads to a page of the shop without its name, which a mail cannot follow: write {to.faq}, or such';
  return null;
}

/** Places in the texts of a block, wherever they stand in it. */
function placesIn(block: PageBlock): string[] {
  return [...JSON.stringify(block).matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name);
}
