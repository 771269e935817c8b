import type { StructureKind } from '@platine/domain/desk/structureEdit.ts';
import { structureKinds } from '@platine/domain/desk/structureEdit.ts';

export const structurePath = '/structure';

export type StructurePlace = {
  readonly kind: StructureKind;
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** The number, path or key of the entry that is open; null for the list. */
  readonly entry: string | null;
  /** Whether a new entry is written. */
  readonly isNew: boolean;
};

const usual: StructurePlace = { kind: 'maker', text: '', page: 1, entry: null, isNew: false };

/** The path of a place; what is usual is left out. */
export function deskStructurePath(place: Partial<StructurePlace>): string {
  const { kind, text, page, entry, isNew } = { ...usual, ...place };
  const values = {
    list: kind === usual.kind ? '' : kind,
    text,
    page: page === usual.page ? '' : String(page),
    entry: entry ?? '',
    new: isNew ? 'yes' : '',
  };
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size === 0 ? structurePath : `${structurePath}?${query.toString()}`;
}

/** The place that an address names; what makes no sense is taken as the usual. */
export function structurePlaceOf(search: string): StructurePlace {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    kind: structureKinds.find((one) => one === query.get('list')) ?? 'maker',
    text: query.get('text') ?? '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    entry: query.get('entry'),
    isNew: query.get('new') === 'yes',
  };
}
