import type { PhrasingContent } from 'mdast';
import { PageMistake } from './pageMistake.ts';

/** The words of a paragraph, a heading or a cell. A line break within a paragraph is a space. Throws PageMistake. */
export function wordsOf(nodes: readonly PhrasingContent[]): string {
  return nodes.map((node) => wordOf(node)).join('');
}

function wordOf(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll(/\s*\n\s*/g, ' ');
    case 'inlineCode':
      return node.value;
    case 'link':
      if (!isSafe(node.url))
        throw new PageMistake(
          node,
          `has the address ${node.url}: use https://, mailto: or a page of the shop that begins with /`,
        );
      return `[${wordsOf(node.children)}](${node.url})`;
    default:
      throw new PageMistake(
        node,
        unknownWords[node.type] ?? 'has something else than text and links: write it as text',
      );
  }
}

/** A browser does nothing with these but to go there. `//host` would leave the shop. */
function isSafe(url: string): boolean {
  return /^(?:https:\/\/[^\s()]+|mailto:[^\s()?]+|\/(?!\/)[^\s()\\]*)$/.test(url);
}

const unknownWords: Readonly<Record<string, string>> = {
  html: 'has HTML, which is not taken: write it as Markdown, or \\< for the sign',
  emphasis: 'has words in italics, which pages do not have: delete the signs, or write \\* for an asterisk',
  strong: 'has words in bold, which pages do not have: delete the signs, or make it a heading',
  image: 'has a picture, which pages do not have: delete it',
  break: 'has a line break: write paragraphs, or a list',
};
