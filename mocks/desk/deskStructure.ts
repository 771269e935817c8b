import { isCategoryPath } from '@platine/domain/catalog/categoryPath.ts';
import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskCategory, DeskGroup, DeskMaker, DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import { deskStructureToWire, entriesOf, structureEditFromWire } from '@platine/domain/desk/deskStructure.ts';
import type {
  EntryEdit,
  StructureEntry,
  StructureKind,
  StructureRefusal,
  StructureResult,
} from '@platine/domain/desk/structureEdit.ts';
import {
  actOfEdit,
  changedStructure,
  entryAfter,
  keyOfEdit,
  movedTo,
  structureRefusal,
} from '@platine/domain/desk/structureEdit.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { mockDate } from '../shop/date.ts';
import type { Desk } from './desk.ts';
import { pictureIn } from './deskProductMedia.ts';

/** The calls about makers, categories and the menu; `by` answers the operator's name. */
export function structureAnswers(desk: Desk, by: () => string) {
  return {
    deskStructure: () => deskStructureToWire(desk.read().structure),
    deskEditStructure: ({ SEEN, KEY, WHY, EDIT }: DeskRequestOf<'deskEditStructure'>) => {
      const edit = structureEditFromWire(EDIT);
      return answerOf(desk, editStructure(desk, { edit, by: by(), why: WHY.trim(), key: KEY, seen: SEEN }));
    },
    deskSetLogo: ({ REF: ref, SEEN: seen, KEY: key, WHY: why, FILE }: DeskRequestOf<'deskSetLogo'>) => {
      const picture = FILE === null ? { address: null } : pictureIn(FILE);
      if ('refusal' in picture) return answerOf(desk, { result: 'refused', refusal: picture.refusal });
      const logo = picture.address === null ? null : { ALL: picture.address };
      const edit = { act: 'logo', kind: 'maker', ref, logo } as const;
      return answerOf(desk, editStructure(desk, { edit, by: by(), why: why.trim(), key, seen }));
    },
  };
}

function answerOf(desk: Desk, { result, refusal }: Edited) {
  return {
    RESULT: result,
    REFUSAL: refusal,
    REASON: refusal === 'line' ? 'The mock refuses the line.' : '',
    STRUCTURE: deskStructureToWire(desk.read().structure),
  };
}

type Request = {
  readonly edit: EntryEdit;
  readonly by: string;
  readonly why: string;
  readonly key: string;
  readonly seen: number;
};

type Edited = { readonly result: StructureResult; readonly refusal: StructureRefusal | null };

const done: Edited = { result: 'done', refusal: null };

/** Changes the structure by the API's rules; of those of a line the mock knows the names' and the path's. */
export function editStructure(desk: Desk, { edit, by, why, key, seen }: Request): Edited {
  const { structure, structureKeys } = desk.read();
  const { kind, ref } = keyOfEdit(edit);
  const press = `${by} ${key}`;
  if (structureKeys.includes(press)) return done;
  if (structure.changes.some((change) => change.id > seen && change.kind === kind && change.ref === ref))
    return { result: 'conflict', refusal: null };
  const entries = entriesOf(structure, kind);
  const refusal = structureRefusal(entries, edit);
  if (refusal !== null) return { result: 'refused', refusal };
  const before = entries.find((entry) => entry.ref === ref) ?? null;
  const after = placed(structure, entryAfter(before, edit));
  if (after !== null && !isLine(after)) return { result: 'refused', refusal: 'line' };
  const facts = changedStructure(before, after);
  if (facts.length === 0) return done;
  const id = structureKeys.length + 1;
  const at = new Date(Date.parse(`${mockDate}T09:00:00.000Z`) + id * 60_000).toISOString();
  const change = { id, at, by, why, kind, ref, act: actOfEdit(edit), facts, overwritten: false };
  desk.change({
    structureKeys: [...structureKeys, press],
    structure: { ...withEntry(structure, { kind, ref }, after), changes: [change, ...structure.changes] },
  });
  return done;
}

function placed({ groups }: DeskStructure, entry: StructureEntry | null): StructureEntry | null {
  if (entry?.kind !== 'group') return entry;
  const places = movedTo(refsOf(groups), entry.ref, entry.position);
  return { ...entry, position: places.indexOf(entry.ref) };
}

const refsOf = (groups: readonly DeskGroup[]) => groups.map(({ ref }) => ref);

function isLine(entry: StructureEntry): boolean {
  switch (entry.kind) {
    case 'maker':
      return entry.name !== '' && /^[1-9]\d{0,8}$/.test(entry.ref) && /^(?:[A-Z]{2})?$/.test(entry.country ?? '');
    case 'category':
      return isCategoryPath(entry.ref) && pickText(entry.name, 'EN') !== null;
    case 'group':
      return pickText(entry.title, 'EN') !== null && entry.entries.every(({ groupTags }) => groupTags.length > 0);
  }
}

type Key = { readonly kind: StructureKind; readonly ref: string };

/** The structure with an entry in its place, or without the one of that key. */
function withEntry(structure: DeskStructure, { kind, ref }: Key, after: StructureEntry | null): DeskStructure {
  const isOther = (one: Pick<Key, 'ref'>) => one.ref !== ref;
  const makers = structure.makers.filter((one) => kind !== 'maker' || isOther(one));
  const categories = structure.categories.filter((one) => kind !== 'category' || isOther(one));
  const groups = structure.groups.filter((one) => kind !== 'group' || isOther(one));
  const use = entriesOf(structure, kind).find((one) => one.ref === ref) ?? { products: 0, retired: 0 };
  const { products, retired } = use;
  switch (after?.kind) {
    case 'maker':
      return { ...structure, makers: sorted([...makers, { ...after, products, retired }], ({ name }) => name) };
    case 'category':
      return {
        ...structure,
        categories: sorted([...categories, { ...after, products, retired }], (one) => one.ref),
      };
    case 'group': {
      const all = [...groups, { ...after, products, retired }];
      const places = movedTo(refsOf(structure.groups), ref, after.position);
      return { ...structure, groups: inPlaces(all.toSorted(byPlace(places))) };
    }
    case undefined:
      return { ...structure, makers, categories, groups: inPlaces(groups) };
  }
}

const byPlace = (places: readonly string[]) => (one: DeskGroup, other: DeskGroup) =>
  places.indexOf(one.ref) - places.indexOf(other.ref);

const inPlaces = (groups: readonly DeskGroup[]) => groups.map((group, position) => ({ ...group, position }));

function sorted<Entry extends DeskMaker | DeskCategory>(entries: readonly Entry[], textOf: (entry: Entry) => string) {
  return entries.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
}
