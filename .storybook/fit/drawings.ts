import type { Language } from '@platine/domain/language/language.ts';

const drawings = new Set<string>();

/** Whether nothing that looks the same was asked about before, as far as this browser's page remembers. What a play leaves may be what many leave. */
export function isNewDrawing(root: HTMLElement): boolean {
  return isNewIn(drawings, markupOf(root));
}

const structures = new Set<string>();

/** Whether nothing in this language was asked about before whose elements are the same, whatever their words: which have words and which have none counts. */
export function isNewStructure(root: HTMLElement, language: Language): boolean {
  return isNewIn(structures, language + structureOf(markupOf(root)));
}

/** Markup in which all words are one. */
function structureOf(markup: string): string {
  return markup
    .replaceAll(/>\s*[^\s<][^<]*</g, '>word<')
    .replaceAll(
      / (alt|title|placeholder|aria-label|aria-description|aria-valuetext|href|value)="[^"]+"/g,
      ' $1="word"',
    );
}

// React numbers ids anew.
const markupOf = (root: HTMLElement) => root.innerHTML.replaceAll(/_r_\w+_/g, '');

function isNewIn(known: Set<string>, one: string): boolean {
  const isNew = !known.has(one);
  known.add(one);
  return isNew;
}
