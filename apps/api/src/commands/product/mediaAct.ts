import { documentLanguages } from '@platine/domain/desk/productDocuments.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { ListChange } from '../listChange.ts';
import { listChangeOf, memberOf } from '../listChange.ts';
import { hasOnly, localizedOf } from '../typedWords.ts';
import type { Values } from './options.ts';

/** Texts of a picture or document by its number in "show"; languages that are not named stay. */
export type MediaTexts = {
  readonly to: 'texts';
  readonly number: number;
  readonly caption: LocalizedText;
  /** Of a picture alone. */
  readonly copyright: LocalizedText;
};
type Link = { readonly to: 'link'; readonly address: string; readonly caption: LocalizedText };

/** A change to the pictures or documents that a product has. */
export type MediaAct =
  | { readonly kind: 'pictures'; readonly change: ListChange | MediaTexts }
  | { readonly kind: 'documents'; readonly change: ListChange | MediaTexts | Link };

/** Verbs of pictures and of documents: `picture-order`, `document-texts`. */
const named = /^(?<one>picture|document)-(?<to>\w+)$/;

/** The change that words after the product's number ask for; null when they make no sense. */
export function mediaActOf(what: string, details: readonly string[], values: Values): MediaAct | null {
  if (what === 'link') return linkOf(details, values);
  const { one, to } = named.exec(what)?.groups ?? {};
  if (one === undefined) return null;
  const change = to === 'texts' ? textsOf(details, values, textOptions[one] ?? []) : listChange(to, details, values);
  return change === null ? null : { kind: one === 'picture' ? 'pictures' : 'documents', change };
}

const textOptions: Readonly<Record<string, readonly string[]>> = {
  picture: ['caption', 'copyright'],
  document: ['caption'],
};

function listChange(to: string | undefined, details: readonly string[], values: Values): ListChange | null {
  return hasOnly(values, []) ? listChangeOf(to, details) : null;
}

function textsOf(details: readonly string[], values: Values, allowed: readonly string[]): MediaTexts | null {
  const number = memberOf(details);
  const { caption: captions = [], copyright: copyrights = [] } = values;
  const [caption, copyright] = [localizedOf(captions, documentLanguages), localizedOf(copyrights, documentLanguages)];
  if (number === null || caption === null || copyright === null) return null;
  const isAny = captions.length + copyrights.length > 0;
  return isAny && hasOnly(values, allowed) ? { to: 'texts', number, caption, copyright } : null;
}

function linkOf([address, ...others]: readonly string[], values: Values): MediaAct | null {
  const caption = localizedOf(values.caption ?? [], documentLanguages);
  if (address === undefined || others.length > 0 || caption === null || !hasOnly(values, ['caption'])) return null;
  return { kind: 'documents', change: { to: 'link', address, caption } };
}
