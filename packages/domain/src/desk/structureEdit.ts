import { isCategoryPath, parentPath } from '../catalog/categoryPath.ts';
import type { MenuEntry } from '../catalog/menu.ts';
import type { SafetyContact } from '../catalog/product.ts';
import type { LocalizedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';
import type { EditedFact } from './productEdit.ts';
import { pictureRefusals } from './productEdit.ts';

/** Parts of a catalogue that its products refer to, and its menu. */
export const structureKinds = ['maker', 'category', 'group'] as const;
export type StructureKind = (typeof structureKinds)[number];

export const structureActs = ['created', 'changed', 'removed'] as const;
export type StructureAct = (typeof structureActs)[number];

/**
 * Reasons against a change. `unknown`: it is not there any more; `taken`: there is one with this number, path or key; `orphan`: the category above it is
 * missing; `inUse`: products of the catalogue name it; `retired`: products that left the catalogue name it, which orders refer to; `below`: it has
 * categories below it; `last`: a catalogue without any would not be taken by an import; `line`: the import would refuse it. Those of a picture are a
 * logo's.
 */
export const structureRefusals = [
  'unknown',
  'taken',
  'orphan',
  'inUse',
  'retired',
  'below',
  'last',
  'line',
  ...pictureRefusals,
] as const;
export type StructureRefusal = (typeof structureRefusals)[number];

export const structureResults = ['done', 'conflict', 'refused'] as const;
export type StructureResult = (typeof structureResults)[number];

/** The most entries of a menu group. */
export const mostMenuEntries = 100;

export type MakerEntry = {
  readonly kind: 'maker';
  /** The number that products name it by. */
  readonly ref: string;
  readonly name: string;
  /** Two letters; null for none that is known. */
  readonly country: string | null;
  readonly contact: SafetyContact | null;
  /** The address of its picture among the shop's media; null without one. A change of the other facts leaves it as it is. */
  readonly logo: LocalizedText | null;
};
export type CategoryEntry = {
  readonly kind: 'category';
  /** The path. */
  readonly ref: string;
  readonly name: LocalizedText;
};
export type GroupEntry = {
  readonly kind: 'group';
  /** The key, which shoppers never see. */
  readonly ref: string;
  readonly title: LocalizedText;
  readonly entries: readonly MenuEntry[];
  /** Its place in the menu; 0 is the first. */
  readonly position: number;
};
/** A maker, a category or a menu group, without what follows from others. */
export type StructureEntry = MakerEntry | CategoryEntry | GroupEntry;

/** A change by hand: the entry as it is wanted, or its removal. */
export type StructureEdit =
  | { readonly act: 'created' | 'changed'; readonly entry: StructureEntry }
  | { readonly act: 'removed'; readonly kind: StructureKind; readonly ref: string };

/** How many products name an entry: of the catalogue, and of those that have left it. */
export type Use = { readonly products: number; readonly retired: number };
/** Entries of one kind, each with its use. */
export type UsedEntry = StructureEntry & Use;

/** A maker gets a logo, or loses it: its file is not among the texts of a form. */
export type LogoEdit = {
  readonly act: 'logo';
  readonly kind: 'maker';
  readonly ref: string;
  readonly logo: LocalizedText | null;
};
/** Every change to one entry. */
export type EntryEdit = StructureEdit | LogoEdit;

export function keyOfEdit(edit: EntryEdit): { readonly kind: StructureKind; readonly ref: string } {
  return 'entry' in edit ? edit.entry : edit;
}

/** The act as the log of the shop keeps it. */
export function actOfEdit({ act }: EntryEdit): StructureAct {
  return act === 'logo' ? 'changed' : act;
}

/** The entry once a change is made; null when it is gone. */
export function entryAfter(before: StructureEntry | null, edit: EntryEdit): StructureEntry | null {
  const maker = before?.kind === 'maker' ? before : null;
  switch (edit.act) {
    case 'removed':
      return null;
    case 'logo':
      return maker === null ? null : { ...maker, logo: edit.logo };
    default:
      return edit.entry.kind === 'maker' ? { ...edit.entry, logo: maker?.logo ?? null } : edit.entry;
  }
}

/** The reason of the shop against a change, before the import's check of the line; null for none. `entries` are those of its kind. */
export function structureRefusal(entries: readonly UsedEntry[], edit: EntryEdit): StructureRefusal | null {
  const { ref, kind } = keyOfEdit(edit);
  const found = entries.find((entry) => entry.ref === ref);
  if (edit.act === 'created') return found === undefined ? creationRefusal(entries, { ref, kind }) : 'taken';
  if (found === undefined) return 'unknown';
  return edit.act === 'removed' ? removalRefusal(entries, found) : null;
}

function creationRefusal(
  entries: readonly UsedEntry[],
  { ref, kind }: { readonly ref: string; readonly kind: StructureKind },
): StructureRefusal | null {
  if (kind !== 'category' || !isCategoryPath(ref)) return null;
  const parent = parentPath(ref);
  return parent === null || entries.some((entry) => entry.ref === parent) ? null : 'orphan';
}

function removalRefusal(entries: readonly UsedEntry[], entry: UsedEntry): StructureRefusal | null {
  if (entry.products > 0) return 'inUse';
  // Their rows name the maker for ever; a category of theirs leads nowhere.
  if (entry.kind === 'maker' && entry.retired > 0) return 'retired';
  if (entry.kind === 'category' && entries.some(({ ref }) => ref.startsWith(`${entry.ref}.`))) return 'below';
  return entries.length === 1 ? 'last' : null;
}

/** The places of a menu's groups once one of them stands at a place. */
export function movedTo(refs: readonly string[], ref: string, position: number): string[] {
  const others = refs.filter((one) => one !== ref);
  const place = Math.min(Math.max(position, 0), others.length);
  return [...others.slice(0, place), ref, ...others.slice(place)];
}

/** Facts of an entry by their names, each as the log of the shop keeps it; '' for none. */
export function structureTexts(entry: StructureEntry): Readonly<Record<string, string>> {
  switch (entry.kind) {
    case 'maker':
      return {
        NAME: entry.name,
        COUNTRY: entry.country ?? '',
        ...contactTexts(entry.contact),
        LOGO: logoAddress(entry) ?? '',
      };
    case 'category':
      return localizedTexts('NAME', entry.name);
    case 'group':
      return {
        ...localizedTexts('TITLE', entry.title),
        ENTRIES: entry.entries.map(menuEntryText).join('; '),
        POSITION: String(entry.position + 1),
      };
  }
}

/** The address of a maker's logo; null without one. */
export function logoAddress({ logo }: Pick<MakerEntry, 'logo'>): string | null {
  return logo === null ? null : (pickText(logo, 'EN')?.text ?? null);
}

function contactTexts(contact: SafetyContact | null) {
  const { name, address, email, url } = contact ?? { name: '', address: '', email: null, url: null };
  return { CONTACT_NAME: name, CONTACT_ADDRESS: address, CONTACT_EMAIL: email ?? '', CONTACT_URL: url ?? '' };
}

function localizedTexts(field: 'NAME' | 'TITLE', texts: LocalizedText): Record<string, string> {
  const { ALL = '', EN = '', DE = '', FR = '' } = texts;
  return { [`${field}_ALL`]: ALL, [`${field}_EN`]: EN, [`${field}_DE`]: DE, [`${field}_FR`]: FR };
}

function menuEntryText({ title: { ALL, EN, DE, FR }, groupTags }: MenuEntry): string {
  const titles = [ALL, EN, DE, FR].filter((text) => text !== undefined && text !== '');
  return `${[...new Set(titles)].join(' / ')}: ${groupTags.join(', ')}`;
}

/** The facts that differ; null is an entry that is not there. */
export function changedStructure(before: StructureEntry | null, after: StructureEntry | null): EditedFact[] {
  const [old, fresh] = [before, after].map((entry) => (entry === null ? {} : structureTexts(entry)));
  const fields = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])];
  return fields
    .map((field) => ({ field, before: old?.[field] ?? '', after: fresh?.[field] ?? '' }))
    .filter((fact) => fact.before !== fact.after);
}
