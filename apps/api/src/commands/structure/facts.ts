import { documentLanguages } from '@platine/domain/desk/productDocuments.ts';
import type { StructureKind } from '@platine/domain/desk/structureEdit.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { hasOnly, localizedOf } from '../typedWords.ts';
import type { Values } from './options.ts';

type ContactTexts = {
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
  readonly url: string | null;
};

/** Facts of an entry that a command line names; null, and languages that are not named, are as they were. '' takes a text out. */
export type EntryFacts =
  | {
      readonly kind: 'maker';
      readonly name: string | null;
      readonly country: string | null;
      readonly contact: ContactTexts;
    }
  | { readonly kind: 'category'; readonly name: LocalizedText }
  | {
      readonly kind: 'group';
      readonly title: LocalizedText;
      /** Its place in the menu; 0 is the first. */
      readonly position: number | null;
    };

/** The facts that options name; null for none, and for options that make no sense. */
export function factsOf(kind: StructureKind, values: Values): EntryFacts | null {
  if (Object.keys(values).length === 0) return null;
  switch (kind) {
    case 'maker':
      return makerOf(values);
    case 'category':
      return categoryOf(values);
    case 'group':
      return groupOf(values);
  }
}

const ofMaker = ['name', 'country', 'contact-name', 'contact-address', 'contact-email', 'contact-url'];

function makerOf(values: Values): EntryFacts | null {
  const { name: [name, ...others] = [], country } = values;
  if (others.length > 0 || !hasOnly(values, ofMaker)) return null;
  const contact = {
    name: values['contact-name'] ?? null,
    address: values['contact-address'] ?? null,
    email: values['contact-email'] ?? null,
    url: values['contact-url'] ?? null,
  };
  return { kind: 'maker', name: name ?? null, country: country ?? null, contact };
}

function categoryOf(values: Values): EntryFacts | null {
  const name = textsOf(values.name);
  return name === null || !hasOnly(values, ['name']) ? null : { kind: 'category', name };
}

function groupOf(values: Values): EntryFacts | null {
  const { place } = values;
  const title = textsOf(values.title);
  if (title === null || !hasOnly(values, ['title', 'place'])) return null;
  if (place !== undefined && !/^[1-9]\d{0,2}$/.test(place)) return null;
  return { kind: 'group', title, position: place === undefined ? null : Number(place) - 1 };
}

/** Texts as `EN=…`, or `ALL=…` for one in all languages. */
export function textsOf(given: readonly string[] = []): LocalizedText | null {
  return localizedOf(given, documentLanguages);
}

/** Whether a new entry has the facts without which there is none: a name or a title. */
export function isNamed(facts: EntryFacts): boolean {
  switch (facts.kind) {
    case 'maker':
      return facts.name !== null;
    case 'category':
      return Object.keys(facts.name).length > 0;
    case 'group':
      return Object.keys(facts.title).length > 0;
  }
}
