import type { DeskRequestOf, DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { MenuEntry } from '../catalog/menu.ts';
import type { SafetyContact } from '../catalog/product.ts';
import { safetyContactToWire } from '../catalog/productToWire.ts';
import { filledTexts } from '../language/text.ts';
import type { EditedFact } from './productEdit.ts';
import type {
  CategoryEntry,
  GroupEntry,
  MakerEntry,
  StructureAct,
  StructureEdit,
  StructureEntry,
  StructureKind,
  Use,
} from './structureEdit.ts';

export type DeskMaker = MakerEntry & Use;
export type DeskCategory = CategoryEntry & Use;
/** No product names a menu group: its entries name tags. */
export type DeskGroup = GroupEntry & Use;

/** A change by hand, with the person and the reason. */
export type StructureChange = {
  readonly id: number;
  /** In UTC, as `Date` writes it. */
  readonly at: string;
  readonly by: string;
  readonly why: string;
  readonly kind: StructureKind;
  readonly ref: string;
  readonly act: StructureAct;
  readonly facts: readonly EditedFact[];
  /** Whether an import has taken the facts of its files since. */
  readonly overwritten: boolean;
};

/** Makers by name, categories by path and the menu in its order, with the newest changes by hand. */
export type DeskStructure = {
  readonly makers: readonly DeskMaker[];
  readonly categories: readonly DeskCategory[];
  readonly groups: readonly DeskGroup[];
  /** The newest first. */
  readonly changes: readonly StructureChange[];
};

export function entriesOf(
  { makers, categories, groups }: DeskStructure,
  kind: StructureKind,
): readonly (DeskMaker | DeskCategory | DeskGroup)[] {
  switch (kind) {
    case 'maker':
      return makers;
    case 'category':
      return categories;
    case 'group':
      return groups;
  }
}

type Wire = DeskResponseOf<'deskStructure'>;
type EditWire = DeskRequestOf<'deskEditStructure'>['EDIT'];
type EntryWire = Wire['GROUPS'][number]['ENTRIES'][number];

export function deskStructureToWire({ makers, categories, groups, changes }: DeskStructure): Wire {
  return {
    MAKERS: makers.map(({ ref, name, country, contact, logo, products, retired }) => ({
      REF: ref,
      NAME: name,
      COUNTRY_CODE: country,
      SAFETY_CONTACT: contact === null ? null : safetyContactToWire(contact),
      LOGO: logo,
      PRODUCTS: products,
      RETIRED: retired,
    })),
    CATEGORIES: categories.map(({ ref, name, products, retired }) => ({
      REF: ref,
      NAME: name,
      PRODUCTS: products,
      RETIRED: retired,
    })),
    GROUPS: groups.map(({ ref, title, entries }) => ({ REF: ref, TITLE: title, ENTRIES: entries.map(entryToWire) })),
    CHANGES: changes.map(({ id, at, by, why, kind, ref, act, facts, overwritten }) => ({
      ID: id,
      AT: at,
      BY: by,
      WHY: why,
      KIND: kind,
      REF: ref,
      ACT: act,
      FACTS: facts.map(({ field, before, after }) => ({ FIELD: field, BEFORE: before, AFTER: after })),
      OVERWRITTEN: overwritten,
    })),
  };
}

export function deskStructureFromWire({ MAKERS, CATEGORIES, GROUPS, CHANGES }: Wire): DeskStructure {
  return {
    makers: MAKERS.map((wire) => ({
      kind: 'maker',
      ref: wire.REF,
      name: wire.NAME,
      country: wire.COUNTRY_CODE,
      contact: wire.SAFETY_CONTACT === null ? null : contactFromWire(wire.SAFETY_CONTACT),
      logo: wire.LOGO,
      products: wire.PRODUCTS,
      retired: wire.RETIRED,
    })),
    categories: CATEGORIES.map(({ REF, NAME, PRODUCTS, RETIRED }) => ({
      kind: 'category',
      ref: REF,
      name: NAME,
      products: PRODUCTS,
      retired: RETIRED,
    })),
    groups: GROUPS.map(({ REF, TITLE, ENTRIES }, position) => ({
      kind: 'group',
      ref: REF,
      title: TITLE,
      entries: ENTRIES.map(entryFromWire),
      position,
      products: 0,
      retired: 0,
    })),
    changes: CHANGES.map((wire) => ({
      id: wire.ID,
      at: wire.AT,
      by: wire.BY,
      why: wire.WHY,
      kind: wire.KIND,
      ref: wire.REF,
      act: wire.ACT,
      facts: wire.FACTS.map(({ FIELD, BEFORE, AFTER }) => ({ field: FIELD, before: BEFORE, after: AFTER })),
      overwritten: wire.OVERWRITTEN,
    })),
  };
}

/** The fields of an edit that its kind does not have. */
const plain = { NAME: '', COUNTRY_CODE: '', POSITION: 0 };
const noContact = { NAME: '', ADDRESS: '', EMAIL: '', URL: '' };

export function structureEditToWire(edit: StructureEdit): EditWire {
  const unset = { ...plain, CONTACT: noContact, TITLE: {}, ENTRIES: [] };
  if (edit.act === 'removed') return { ...unset, ACT: edit.act, KIND: edit.kind, REF: edit.ref };
  const { act, entry } = edit;
  const set = { ...unset, ACT: act, KIND: entry.kind, REF: entry.ref };
  switch (entry.kind) {
    case 'maker':
      return { ...set, NAME: entry.name, COUNTRY_CODE: entry.country ?? '', CONTACT: contactTexts(entry.contact) };
    case 'category':
      return { ...set, TITLE: entry.name };
    case 'group':
      return { ...set, TITLE: entry.title, ENTRIES: entry.entries.map(entryToWire), POSITION: entry.position };
  }
}

/** Without blanks at the ends of texts; texts that are empty are left out. A maker has no logo here: `entryAfter` keeps the one that it has. */
export function structureEditFromWire(wire: EditWire): StructureEdit {
  const kind = wire.KIND;
  const ref = refOf(kind, wire.REF);
  return wire.ACT === 'removed' ? { act: wire.ACT, kind, ref } : { act: wire.ACT, entry: entryOf(wire, ref) };
}

/** A maker's number and a category's path have one form each: 007 is 7, and 1.2.A is 1.2.a. */
function refOf(kind: StructureKind, written: string): string {
  const ref = written.trim();
  if (kind === 'maker') return /^\d{1,9}$/.test(ref) ? String(Number(ref)) : ref;
  return kind === 'category' ? ref.toLowerCase() : ref;
}

function entryOf(
  { KIND, NAME, COUNTRY_CODE, CONTACT, TITLE, ENTRIES, POSITION }: EditWire,
  ref: string,
): StructureEntry {
  switch (KIND) {
    case 'maker': {
      const country = COUNTRY_CODE.trim().toUpperCase();
      return {
        kind: KIND,
        ref,
        name: NAME.trim(),
        country: country === '' ? null : country,
        contact: contactIn(CONTACT),
        logo: null,
      };
    }
    case 'category':
      return { kind: KIND, ref, name: filledTexts(TITLE) };
    case 'group':
      return { kind: KIND, ref, title: filledTexts(TITLE), entries: ENTRIES.map(entryFromWire), position: POSITION };
  }
}

function contactFromWire({ NAME, ADDRESS, EMAIL, URL }: ReturnType<typeof safetyContactToWire>): SafetyContact {
  return { name: NAME, address: ADDRESS, email: EMAIL, url: URL };
}

function contactTexts(contact: SafetyContact | null): typeof noContact {
  if (contact === null) return noContact;
  return { NAME: contact.name, ADDRESS: contact.address, EMAIL: contact.email ?? '', URL: contact.url ?? '' };
}

/** Null when every field is empty. */
function contactIn(texts: typeof noContact): SafetyContact | null {
  const [name, address, email, url] = [texts.NAME, texts.ADDRESS, texts.EMAIL, texts.URL].map((text) => text.trim());
  const orNull = (text = '') => (text === '' ? null : text);
  if (`${name}${address}${email}${url}` === '') return null;
  return { name: name ?? '', address: address ?? '', email: orNull(email), url: orNull(url) };
}

function entryToWire({ title, groupTags }: MenuEntry): EntryWire {
  return { TITLE: title, GROUPTAGS: [...groupTags] };
}

function entryFromWire({ TITLE, GROUPTAGS }: EntryWire): MenuEntry {
  return { title: filledTexts(TITLE), groupTags: GROUPTAGS.map((tag) => tag.trim()).filter((tag) => tag !== '') };
}
