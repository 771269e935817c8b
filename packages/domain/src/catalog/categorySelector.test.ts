import { describe, expect, test } from 'vitest';
import { categoryFromWire } from './category.ts';
import { nameOrder, selectorEntries } from './categorySelector.ts';

const child = (path: string, name: { readonly [key: string]: string }) => ({ path, name, hasChildren: false });
const category = {
  path: '1.2.4',
  name: { EN: 'Lab' },
  children: [
    child('1.2.4.1', { EN: 'Tools', DE: 'Werkzeug', FR: 'Outils' }),
    child('1.2.4.2', { EN: 'Solder', DE: 'Lötzinn', FR: 'Étain' }),
    child('1.2.4.3', { EN: 'Zinc', DE: 'Lotion', FR: 'Zinc' }),
    child('1.2.4.4', { ALL: 'Klots 10' }),
    child('1.2.4.5', { ALL: 'Klots 9' }),
  ],
};

describe('spec §2: children are sorted by their translated names', () => {
  test.each([
    ['EN', ['Klots 9', 'Klots 10', 'Solder', 'Tools', 'Zinc']],
    ['DE', ['Klots 9', 'Klots 10', 'Lotion', 'Lötzinn', 'Werkzeug']],
    ['FR', ['Étain', 'Klots 9', 'Klots 10', 'Outils', 'Zinc']],
  ] as const)('in %s: %o', (language, names) => {
    const entries = selectorEntries(category, language);
    expect(entries.flatMap((entry) => (entry.kind === 'child' ? [entry.name.text] : []))).toEqual(names);
  });

  test('by the comparison that is given', () => {
    const backwards = (one: string, other: string) => nameOrder('EN')(other, one);
    expect(selectorEntries(category, 'EN', backwards).at(1)).toMatchObject({ name: { text: 'Zinc' } });
  });

  test('D19: a name in another language says which, one without any is called by its path', () => {
    const children = [child('1.2.4.1', { FR: 'Outils' }), child('1.2.4.2', { EN: '' })];
    const [, first, second] = selectorEntries({ ...category, children }, 'DE');
    expect(first).toMatchObject({ path: '1.2.4.2', name: { text: '1.2.4.2', language: null } });
    expect(second).toMatchObject({ path: '1.2.4.1', name: { text: 'Outils', language: 'FR' } });
  });
});

describe('spec §2: the parent is an entry unless the category is 1.2, and the root maps to /', () => {
  test.each([
    ['1.2.4.1', { kind: 'parent', path: '1.2.4', route: '/category/1.2.4' }],
    ['1.2.4', { kind: 'parent', path: '1.2', route: '/' }],
  ])('%s: %o', (path, parent) => {
    expect(selectorEntries({ ...category, path }, 'EN').at(0)).toEqual(parent);
  });

  test('1.2 has children only', () => {
    const children = [child('1.2.4', { EN: 'Lab' })];
    expect(selectorEntries({ path: '1.2', children }, 'EN')).toEqual([
      { kind: 'child', path: '1.2.4', route: '/category/1.2.4', name: { text: 'Lab', language: 'EN' } },
    ]);
  });
});

test('spec §3: a category comes from the wire with its children', () => {
  const wire = {
    PATH: '1.2.4',
    NAME: { EN: 'Lab' },
    HAS_CHILDREN: true,
    PARENT_PATH: '1.2',
    CHILDREN: [{ PATH: '1.2.4.1', NAME: { EN: 'Tools' }, HAS_CHILDREN: true }],
  };
  expect(categoryFromWire(wire)).toEqual({
    path: '1.2.4',
    name: { EN: 'Lab' },
    children: [{ path: '1.2.4.1', name: { EN: 'Tools' }, hasChildren: true }],
  });
});
