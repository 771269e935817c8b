import type { ProductDocument } from '../catalog/documents.ts';
import { knownLanguages } from '../language/language.ts';
import type { LocalizedText } from '../language/text.ts';
import { filledTexts, pickText } from '../language/text.ts';

/** Documents and links that a product may have at the desk. */
export const mostDocuments = 40;

/** Languages that a document can be in; `ALL` is for every reader. */
export const documentLanguages = ['ALL', ...knownLanguages] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** The name that tells a document from the others of its product: its first address, and the language of that, because one file can be there in two. */
export type DocumentName = { readonly address: string; readonly language: DocumentLanguage };

/** A document of a product as an operator wants it; one that the product does not have yet is a link for every reader. */
export type WantedDocument = DocumentName & { readonly caption: LocalizedText };

export function documentNameOf({ url }: Pick<ProductDocument, 'url'>): DocumentName {
  const picked = pickText(url, 'EN');
  return { address: picked?.text ?? '', language: picked?.language ?? 'ALL' };
}

function hasName(document: ProductDocument, { address, language }: DocumentName): boolean {
  const name = documentNameOf(document);
  return name.address === address && name.language === language;
}

/** Whether an address can be that of a new link (D34). */
export function isNewLink(address: string): boolean {
  return /^https:\/\/[^\s/?#]+\S*$/.test(address);
}

/**
 * The documents in the order and with the captions that are wanted; those that are not named are taken out, and an address that the product does not have
 * becomes a link. Null when such an address can be none.
 */
export function arrangedDocuments(
  before: readonly ProductDocument[],
  wanted: readonly WantedDocument[],
): ProductDocument[] | null {
  const left = [...before];
  const arranged: ProductDocument[] = [];
  for (const { caption, ...name } of wanted) {
    const index = left.findIndex((document) => hasName(document, name));
    const [found] = index < 0 ? [] : left.splice(index, 1);
    if (found === undefined && !isNewLink(name.address)) return null;
    arranged.push({ ...(found ?? { url: { ALL: name.address }, file: null }), caption: filledTexts(caption) });
  }
  return arranged;
}

/** The documents with one more behind them; the same file in the same language stays where it is, and is of the new kind. */
export function withDocument(before: readonly ProductDocument[], added: ProductDocument): readonly ProductDocument[] {
  const name = documentNameOf(added);
  if (!before.some((one) => hasName(one, name))) return [...before, added];
  return before.map((one) => (hasName(one, name) ? { ...one, file: added.file } : one));
}

/** The documents for the log, a line each: the kind, the caption, and each address with its language. */
export function documentTexts(documents: readonly ProductDocument[]): string {
  return documents
    .map(({ caption, url, file }) => {
      const captions = [...new Set(Object.values(caption).filter(Boolean))].join(' / ');
      const addresses = Object.entries(url).map(([language, address = '']) => `${language} ${address}`);
      return [file?.kind ?? 'LINK', captions, ...addresses].filter((text) => text !== '').join(' · ');
    })
    .join('\n');
}
