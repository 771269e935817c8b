import { structureEditToWire } from '@platine/domain/desk/deskStructure.ts';
import type { GroupEntry, MakerEntry, StructureEdit } from '@platine/domain/desk/structureEdit.ts';
import { expect } from 'vitest';
import type { DeskScenario, DeskWire } from './deskScenario.ts';

/** Makes changes of one operator, each with the newest change seen. */
function editor({ ask }: DeskWire) {
  let presses = 0;
  return async (edit: StructureEdit, { seen = 1_000_000, key = '' } = {}) => {
    presses += 1;
    const KEY = key === '' ? `press-${presses}` : key;
    return ask('deskEditStructure', { SEEN: seen, KEY, WHY: 'tidied', EDIT: structureEditToWire(edit) });
  };
}

const contact = { name: 'Orbit GmbH', address: 'Ring 1, 1010 Wien', email: null, url: 'https://orbit.example' };
const maker: MakerEntry = { kind: 'maker', ref: '880', name: 'Orbit', country: 'AT', contact, logo: null };
const group: GroupEntry = {
  kind: 'group',
  ref: 'loupes',
  title: { EN: 'Loupes', DE: 'Lupen' },
  entries: [{ title: { EN: 'Hand lenses' }, groupTags: ['loupes', 'lenses'] }],
  position: 0,
};

/** Makers, categories and the menu at the desk. */
export const structureScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: a maker is brought in, mended and removed by hand, once for each press; the second of two is told of the first',
    async run(desk) {
      const { ask, refused, addOperator } = desk;
      const request = { SEEN: 0, KEY: 'x', WHY: 'x', EDIT: structureEditToWire({ act: 'created', entry: maker }) };
      for (const name of ['deskStructure', 'deskEditStructure'] as const)
        expect(await refused(name, request)).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('marek', 'orders'));
      expect(await refused('deskEditStructure', request)).toBe('ForbiddenException');
      await ask('deskSignIn', await addOperator('milena', 'catalogue'));
      const edit = editor(desk);
      const made = await edit({ act: 'created', entry: maker }, { key: 'made' });
      expect(made).toMatchObject({ RESULT: 'done', REFUSAL: null, REASON: '' });
      expect((await edit({ act: 'created', entry: maker }, { key: 'made' })).RESULT, 'pressed twice').toBe('done');
      const of = ({ MAKERS }: typeof made.STRUCTURE) => MAKERS.find(({ REF }) => REF === '880');
      expect(of(made.STRUCTURE)).toMatchObject({ NAME: 'Orbit', COUNTRY_CODE: 'AT', PRODUCTS: 0, RETIRED: 0 });
      expect(of(made.STRUCTURE)?.SAFETY_CONTACT).toEqual({
        NAME: contact.name,
        ADDRESS: contact.address,
        EMAIL: null,
        URL: contact.url,
      });
      expect(made.STRUCTURE.CHANGES[0]).toMatchObject({ BY: 'milena', WHY: 'tidied', KIND: 'maker', ACT: 'created' });
      const seen = made.STRUCTURE.CHANGES[0]?.ID ?? 0;
      expect((await edit({ act: 'created', entry: maker })).REFUSAL).toBe('taken');
      const renamed = { ...maker, name: 'Orbit AG', contact: null };
      const mended = await edit({ act: 'changed', entry: renamed }, { seen });
      expect(of(mended.STRUCTURE)).toMatchObject({ NAME: 'Orbit AG', SAFETY_CONTACT: null });
      expect(mended.STRUCTURE.CHANGES[0]?.FACTS).toContainEqual({ FIELD: 'NAME', BEFORE: 'Orbit', AFTER: 'Orbit AG' });
      await ask('deskSignIn', await addOperator('mirko', 'everything'));
      const late = await editor(desk)({ act: 'changed', entry: maker }, { seen });
      expect(late).toMatchObject({ RESULT: 'conflict', STRUCTURE: { CHANGES: [{ BY: 'milena' }, {}] } });
      expect(of(late.STRUCTURE)?.NAME).toBe('Orbit AG');
      for (const wrong of [{ name: ' ' }, { country: 'Austria' }]) {
        const { RESULT, REFUSAL, REASON } = await edit({ act: 'changed', entry: { ...maker, ...wrong } });
        expect({ RESULT, REFUSAL }).toEqual({ RESULT: 'refused', REFUSAL: 'line' });
        expect(REASON).not.toBe('');
      }
      const gone = await edit({ act: 'removed', kind: 'maker', ref: '880' });
      expect(gone.RESULT).toBe('done');
      expect(of(await ask('deskStructure'))).toBeUndefined();
      expect((await edit({ act: 'changed', entry: maker })).REFUSAL).toBe('unknown');
    },
  },
  {
    name: 'issue 20: nothing is removed that products name, or that has others below it',
    async run(desk) {
      const { ask, addOperator, stockProduct } = desk;
      await stockProduct();
      await ask('deskSignIn', await addOperator('monja', 'catalogue'));
      const edit = editor(desk);
      const { MAKERS, CATEGORIES } = await ask('deskStructure');
      const used = (entries: readonly { readonly REF: string; readonly PRODUCTS: number }[]) =>
        entries.find(({ PRODUCTS }) => PRODUCTS > 0)?.REF ?? '';
      expect((await edit({ act: 'removed', kind: 'maker', ref: used(MAKERS) })).REFUSAL).toBe('inUse');
      expect((await edit({ act: 'removed', kind: 'category', ref: used(CATEGORIES) })).REFUSAL).toBe('inUse');
      expect((await edit({ act: 'removed', kind: 'category', ref: '1.2.1' })).REFUSAL).toBe('below');
      const orphan = { kind: 'category', ref: '1.2.80.1', name: { EN: 'Below nothing' } } as const;
      expect((await edit({ act: 'created', entry: orphan })).REFUSAL).toBe('orphan');
      const entry = { kind: 'category', ref: '1.2.Q', name: { EN: 'Loupes', DE: ' Lupen ', FR: '' } } as const;
      const { STRUCTURE } = await edit({ act: 'created', entry });
      const made = STRUCTURE.CATEGORIES.find(({ REF }) => REF === '1.2.q');
      expect(made).toEqual({ REF: '1.2.q', NAME: { EN: 'Loupes', DE: 'Lupen' }, PRODUCTS: 0, RETIRED: 0 });
      expect((await edit({ act: 'changed', entry: { ...entry, ref: '1.2.q', name: {} } })).REFUSAL).toBe('line');
      expect((await edit({ act: 'removed', kind: 'category', ref: '1.2.q' })).RESULT).toBe('done');
    },
  },
  {
    name: 'issue 20: a menu group gets its entries and its place by hand',
    async run(desk) {
      const { ask, addOperator } = desk;
      await ask('deskSignIn', await addOperator('moritz', 'catalogue'));
      const edit = editor(desk);
      const before = (await ask('deskStructure')).GROUPS.map(({ REF }) => REF);
      const made = await edit({ act: 'created', entry: group });
      expect(made.STRUCTURE.GROUPS[0]).toEqual({
        REF: 'loupes',
        TITLE: group.title,
        ENTRIES: [{ TITLE: { EN: 'Hand lenses' }, GROUPTAGS: ['loupes', 'lenses'] }],
      });
      expect(made.STRUCTURE.GROUPS.map(({ REF }) => REF)).toEqual(['loupes', ...before]);
      const last = await edit({ act: 'changed', entry: { ...group, position: 900 } });
      expect(last.STRUCTURE.GROUPS.map(({ REF }) => REF)).toEqual([...before, 'loupes']);
      expect(last.STRUCTURE.CHANGES[0]?.FACTS).toEqual([
        { FIELD: 'POSITION', BEFORE: '1', AFTER: String(before.length + 1) },
      ]);
      const tagless = { ...group, entries: [{ title: { EN: 'x' }, groupTags: [] }] };
      expect((await edit({ act: 'changed', entry: tagless })).REFUSAL).toBe('line');
      expect((await edit({ act: 'removed', kind: 'group', ref: 'loupes' })).RESULT).toBe('done');
      expect((await ask('deskStructure')).GROUPS.map(({ REF }) => REF)).toEqual(before);
    },
  },
];
