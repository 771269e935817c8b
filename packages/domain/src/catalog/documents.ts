import type { DocumentKind, ProductWire } from '../contract/schemas/product.ts';
import type { Language } from '../language/language.ts';
import type { LocalizedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';
import { isSafeAddress } from './assets.ts';

type AssetWire = ProductWire['ASSETS'][number];

/** A document that the shop keeps, or a link to one elsewhere. */
export type ProductDocument = {
  readonly caption: LocalizedText;
  readonly url: LocalizedText;
  /** Null for a link, of which the shop knows nothing else. */
  readonly file: { readonly kind: DocumentKind; readonly bytes: number } | null;
};

/** Whether an asset is a document or a link, and no picture or text of one. */
export function isDocument({ ASSET_TYPE }: Pick<AssetWire, 'ASSET_TYPE'>): boolean {
  return ASSET_TYPE === 'DOCUMENT' || ASSET_TYPE === 'EXTERNAL_LINK';
}

/** Those with an address that is not safe are left out (D34). */
export function documentsFromWire(wire: readonly AssetWire[]): ProductDocument[] {
  return wire
    .filter(({ ASSET_TYPE, URL }) =>
      Object.values(URL).every((url) => url === undefined || isSafeAddress(url, ASSET_TYPE)),
    )
    .map(({ CAPTION, URL, DOCUMENT_KIND, BYTES }) => ({
      caption: CAPTION,
      url: URL,
      file: DOCUMENT_KIND === undefined || BYTES === undefined ? null : { kind: DOCUMENT_KIND, bytes: BYTES },
    }));
}

/** A document as a page lists it. Its language is null where it is every reader's, or not known. */
export type ShownDocument = Omit<ProductDocument, 'url'> & { readonly url: string; readonly language: Language | null };

/** Documents in their order, those in the reader's language and those for everybody first. */
export function shownDocuments(documents: readonly ProductDocument[], language: Language): ShownDocument[] {
  const shown = documents.flatMap(({ url, ...document }) => {
    const picked = pickText(url, language);
    return picked === null ? [] : [{ ...document, url: picked.text, language: picked.language }];
  });
  const isForReader = (one: ShownDocument) => one.language === null || one.language === language;
  return [...shown.filter(isForReader), ...shown.filter((one) => !isForReader(one))];
}
