import { expect, test } from 'vitest';
import {
  deskStructureFromWire,
  deskStructureToWire,
  structureEditFromWire,
  structureEditToWire,
} from './deskStructure.ts';
import type { StructureEdit, UsedEntry } from './structureEdit.ts';
import { actOfEdit, changedStructure, entryAfter, keyOfEdit, movedTo, structureRefusal } from './structureEdit.ts';

const use = { products: 0, retired: 0 };
const category = (ref: string, products = 0): UsedEntry => ({
  kind: 'category',
  ref,
  name: { EN: ref },
  products,
  retired: 0,
});
const maker = (ref: string, counts: Partial<typeof use> = {}): UsedEntry => ({
  kind: 'maker',
  ref,
  name: `Maker ${ref}`,
  country: null,
  contact: null,
  logo: null,
  ...use,
  ...counts,
});
const group: UsedEntry = { kind: 'group', ref: 'tools', title: { EN: 'Tools' }, entries: [], position: 0, ...use };

const categories = [category('1.2'), category('1.2.1'), category('1.2.1.1', 3), category('1.2.2')];
const makers = [maker('1', { products: 1 }), maker('2', { retired: 1 }), maker('3')];

test.each([
  ['a category without others below it', categories, '1.2.2', null],
  ['a category with others below it', categories, '1.2.1', 'below'],
  ['a category that products name', categories, '1.2.1.1', 'inUse'],
  ['a category that is not there', categories, '1.2.3', 'unknown'],
  ['a category whose path only begins alike', [category('1.2'), category('1.2.1'), category('1.2.10')], '1.2.1', null],
  ['a maker that nothing names', makers, '3', null],
  ['a maker of products that have left the catalogue', makers, '2', 'retired'],
  ['a maker of products', makers, '1', 'inUse'],
  ['the last menu group', [group], 'tools', 'last'],
  ['one of two menu groups', [group, { ...group, ref: 'lamps' }], 'tools', null],
] as const)('issue 20: %s is removed or refused', (_, entries, ref, refusal) => {
  const kind = entries[0].kind;
  expect(structureRefusal(entries, { act: 'removed', kind, ref })).toBe(refusal);
});

test.each([
  ['created', '1.2.3', null],
  ['created', '1.2.1', 'taken'],
  ['created', '1.2.9.1', 'orphan'],
  ['created', 'no path', null],
  ['changed', '1.2.1', null],
  ['changed', '1.2.3', 'unknown'],
] as const)('issue 20: a category that is %s at %s: %s', (act, ref, refusal) => {
  const edit: StructureEdit = { act, entry: { kind: 'category', ref, name: { EN: 'x' } } };
  expect(structureRefusal(categories, edit)).toBe(refusal);
});

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 1, ['b', 'a', 'c']],
  ['a', 99, ['b', 'c', 'a']],
  ['d', 1, ['a', 'd', 'b', 'c']],
  ['b', -1, ['b', 'a', 'c']],
] as const)('the group %s moves to the place %i', (ref, position, places) => {
  expect(movedTo(['a', 'b', 'c'], ref, position)).toEqual(places);
});

test('the log names the facts that differ, with their texts', () => {
  const entry = { title: { EN: 'Irons', DE: 'Kolben' }, groupTags: ['irons', 'tips'] };
  const changed = { ...group, entries: [entry], position: 2 };
  expect(changedStructure(group, changed)).toEqual([
    { field: 'ENTRIES', before: '', after: 'Irons / Kolben: irons, tips' },
    { field: 'POSITION', before: '1', after: '3' },
  ]);
  expect(changedStructure(group, group)).toEqual([]);
  const contact = { name: 'Lentz', address: '', email: null, url: null };
  const safe = { kind: 'maker', ref: '1', name: 'Maker 1', country: 'DE', contact, logo: null } as const;
  expect(changedStructure(maker('1'), safe).map(({ field }) => field)).toEqual(['COUNTRY', 'CONTACT_NAME']);
  expect(changedStructure(category('1.2'), null)).toEqual([{ field: 'NAME_EN', before: '1.2', after: '' }]);
});

test('issue 20: a logo is a change of its own, and every other change of its maker leaves it', () => {
  const logo = { ALL: '/media/orbit.webp' };
  const set = { act: 'logo', kind: 'maker', ref: '3', logo } as const;
  const [before] = makers.slice(2);
  expect([keyOfEdit(set), actOfEdit(set), structureRefusal(makers, set)]).toEqual([set, 'changed', null]);
  expect(structureRefusal(makers, { ...set, ref: '9' })).toBe('unknown');
  expect(entryAfter(null, set)).toBeNull();
  const after = entryAfter(before ?? null, set);
  expect(after).toEqual({ ...before, logo });
  expect(changedStructure(before ?? null, after)).toEqual([{ field: 'LOGO', before: '', after: '/media/orbit.webp' }]);
  const entry = { kind: 'maker', ref: '3', name: 'Orbit', country: null, contact: null, logo: null } as const;
  expect(entryAfter(after, { act: 'changed', entry })).toEqual({ ...entry, logo });
  expect(entryAfter(after, { ...set, logo: null })).toEqual(before);
  expect(entryAfter(null, { act: 'created', entry })).toEqual(entry);
  expect(entryAfter(after, { act: 'removed', kind: 'maker', ref: '3' })).toBeNull();
});

test('an edit travels without blanks and empty texts, and its reference has one form', () => {
  const written = { kind: 'category', ref: ' 1.2.A ', name: { EN: ' Loupes ', DE: '' } } as const;
  expect(structureEditFromWire(structureEditToWire({ act: 'created', entry: written }))).toEqual({
    act: 'created',
    entry: { kind: 'category', ref: '1.2.a', name: { EN: 'Loupes' } },
  });
  const blank = { name: ' ', address: '', email: '', url: null };
  const entry = { kind: 'maker', ref: '007', name: 'Lentz ', country: 'de', contact: blank, logo: null } as const;
  expect(structureEditFromWire(structureEditToWire({ act: 'changed', entry }))).toEqual({
    act: 'changed',
    entry: { kind: 'maker', ref: '7', name: 'Lentz', country: 'DE', contact: null, logo: null },
  });
  const removal = { act: 'removed', kind: 'group', ref: 'tools' } as const;
  expect(structureEditFromWire(structureEditToWire(removal))).toEqual(removal);
});

test('a structure travels and comes back', () => {
  const contact = { name: 'Lentz', address: 'Weg 1', email: null, url: 'https://lentz.example' };
  const structure = {
    makers: [{ kind: 'maker', ref: '1', name: 'Lentz', country: 'DE', contact, logo: { ALL: '/media/x' }, ...use }],
    categories: [{ kind: 'category', ref: '1.2', name: { EN: 'Shop' }, products: 4, retired: 1 }],
    groups: [
      {
        kind: 'group',
        ref: 'a',
        title: { EN: 'A' },
        entries: [{ title: { EN: 'x' }, groupTags: ['x'] }],
        position: 0,
        ...use,
      },
      { kind: 'group', ref: 'b', title: { EN: 'B' }, entries: [], position: 1, ...use },
    ],
    changes: [
      {
        id: 1,
        at: '2026-11-25T08:00:00.000Z',
        by: 'anna',
        why: 'test',
        kind: 'maker',
        ref: '1',
        act: 'changed',
        facts: [{ field: 'NAME', before: 'L', after: 'Lentz' }],
        overwritten: true,
      },
    ],
  } as const;
  expect(deskStructureFromWire(deskStructureToWire(structure))).toEqual(structure);
});
