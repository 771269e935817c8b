import type { DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import type { GroupEntry, StructureEdit, StructureEntry, StructureKind } from '@platine/domain/desk/structureEdit.ts';
import { asRead } from './asRead.ts';
import type { ActCommand, StructureWish } from './command.ts';
import type { EntryFacts } from './facts.ts';
import { changedEntries } from './menuChange.ts';

type Wanted = Pick<ActCommand, 'kind' | 'ref'> & {
  readonly wish: Exclude<StructureWish, { readonly act: 'logo' }>;
};

/** The whole change, or the sentence against it: what the command does not name is as the entry has it. */
export function wantedEdit({ kind, ref, wish }: Wanted, structure: DeskStructure): StructureEdit | string {
  switch (wish.act) {
    case 'removed':
      return { act: wish.act, kind, ref };
    case 'entries': {
      const group = groupOf(structure, ref);
      // The service says so.
      if (group === null) return asRead({ act: 'changed', entry: newGroup(structure, ref) });
      const entries = changedEntries(group.entries, wish.change);
      return typeof entries === 'string' ? entries : asRead({ act: 'changed', entry: { ...group, entries } });
    }
    default:
      return asRead({ act: wish.act, entry: entryWith(wish.facts, ref, structure) });
  }
}

/** The entry with other facts; one that is not there has nothing else. */
function entryWith(facts: EntryFacts, ref: string, structure: DeskStructure): StructureEntry {
  const hasRef = (one: { readonly ref: string }) => one.ref === ref;
  switch (facts.kind) {
    case 'maker':
      return makerWith(facts, structure.makers.find(hasRef) ?? { kind: 'maker', ref, ...noFacts });
    case 'category': {
      const before = structure.categories.find(hasRef)?.name ?? {};
      return { kind: 'category', ref, name: { ...before, ...facts.name } };
    }
    case 'group': {
      const before = groupOf(structure, ref) ?? newGroup(structure, ref);
      return { ...before, title: { ...before.title, ...facts.title }, position: facts.position ?? before.position };
    }
  }
}

const noFacts = { name: '', country: null, contact: null, logo: null };

type Facts<Kind extends StructureKind> = Extract<EntryFacts, { readonly kind: Kind }>;
type Entry<Kind extends StructureKind> = Extract<StructureEntry, { readonly kind: Kind }>;

function makerWith({ name, country, contact }: Facts<'maker'>, before: Entry<'maker'>): StructureEntry {
  const had = before.contact ?? { name: '', address: '', email: null, url: null };
  return {
    ...before,
    name: name ?? before.name,
    country: country ?? before.country,
    contact: {
      name: contact.name ?? had.name,
      address: contact.address ?? had.address,
      email: contact.email ?? had.email,
      url: contact.url ?? had.url,
    },
  };
}

function groupOf({ groups }: DeskStructure, ref: string): GroupEntry | null {
  return groups.find((one) => one.ref === ref) ?? null;
}

/** Behind the others. */
function newGroup({ groups }: DeskStructure, ref: string): GroupEntry {
  return { kind: 'group', ref, title: {}, entries: [], position: groups.length };
}
