import { expect } from 'vitest';
import type { DeskScenario } from './deskScenario.ts';

const notice = {
  EN: 'Orders are sent a day later.',
  DE: 'Bestellungen gehen einen Tag später raus.',
  FR: 'Un jour de retard.',
};
const none = { EN: '', DE: '', FR: '' };

/** The settings of the shop's folder. */
export const settingsScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: settings are shown with their source, to everybody at the desk',
    async run({ ask, refused, addOperator }) {
      for (const name of ['deskSettings', 'deskSettingsPart'] as const)
        expect(await refused(name, { NAME: 'shop' })).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('set-ada', 'read'));
      const { FOLDER, STATE, PARTS } = await ask('deskSettings');
      expect([FOLDER === '', STATE]).toEqual([false, 'writable']);
      const sourceOf = (name: string) => PARTS.find(({ NAME }) => NAME === name)?.SOURCE;
      expect([sourceOf('shop'), sourceOf('vat'), sourceOf('synonyms')]).toEqual(['folder', 'sample', 'none']);
      const shop = await ask('deskSettingsPart', { NAME: 'shop' });
      expect(shop).toMatchObject({ FILE: 'shop.yaml', SOURCE: 'folder', TEXTS: null, CHANGES: [] });
      expect(shop.TEXT).toContain('identity:');
      expect((await ask('deskSettingsPart', { NAME: 'kicad' })).TEXT).toBe('');
      const faq = await ask('deskSettingsPart', { NAME: 'faq' });
      expect(faq).toMatchObject({ SOURCE: 'sample', TEXT: '' });
      expect(faq.TEXTS?.DE).toMatch(/^---\nchanged: /);
      expect(await refused('deskSettingsPart', { NAME: 'passwords' })).toBe('InvalidRequestException');
    },
  },
  {
    name: 'issue 20: the notice is written at the desk, once, by who may; what the shop cannot use is refused',
    async run({ ask, refused, addOperator }) {
      const unread = { NAME: 'notice', TEXTS: notice, SEEN: 'unread' } as const;
      expect(await refused('deskSaveSettings', unread)).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('set-bert', 'catalogue'));
      const { SEEN } = await ask('deskSettingsPart', { NAME: 'notice' });
      const save = { NAME: 'notice', TEXTS: notice, SEEN, WHY: ' strike ' } as const;
      expect(await refused('deskSaveSettings', save)).toBe('ForbiddenException');
      await ask('deskSignIn', await addOperator('set-cleo', 'everything'));
      const half = await ask('deskSaveSettings', { ...save, TEXTS: { ...notice, FR: ' ' } });
      expect(half).toMatchObject({ RESULT: 'refused', PART: { SEEN, SOURCE: 'none', CHANGES: [] } });
      expect(half.MISTAKES).toEqual([expect.stringMatching(/^notice\.yaml, line \d: text\.FR is missing/)]);

      const done = await ask('deskSaveSettings', {
        ...save,
        TEXTS: { ...notice, EN: 'Orders are sent\r\na day later. ' },
      });
      expect(done).toMatchObject({ RESULT: 'done', PART: { SOURCE: 'folder', TEXTS: notice } });
      expect(done.PART.CHANGES).toMatchObject([{ BY: 'set-cleo', WHY: 'strike' }]);
      expect(await ask('deskSaveSettings', save), 'the answer was lost').toMatchObject({ RESULT: 'done' });
      expect((await ask('deskSettingsPart', { NAME: 'notice' })).CHANGES).toHaveLength(1);

      const late = await ask('deskSaveSettings', { ...save, TEXTS: none });
      expect(late).toMatchObject({ RESULT: 'conflict', PART: { TEXTS: notice } });
      const gone = await ask('deskSaveSettings', { ...save, TEXTS: none, SEEN: late.PART.SEEN });
      expect(gone).toMatchObject({ RESULT: 'done', PART: { SOURCE: 'none', TEXTS: none } });
    },
  },
  {
    name: 'issue 20: a page of the sample becomes the shop’s own when it is edited',
    async run({ ask, addOperator }) {
      await ask('deskSignIn', await addOperator('set-dora', 'everything'));
      const { SEEN, TEXTS } = await ask('deskSettingsPart', { NAME: 'faq' });
      if (TEXTS === null) throw new Error('A page has texts.');
      const DE = `${TEXTS.DE}\nNoch ein Absatz.\n`;
      const untitled = { NAME: 'faq', SEEN, TEXTS: { ...TEXTS, DE: 'Noch ein Absatz.' } } as const;
      const refusal = await ask('deskSaveSettings', untitled);
      expect(refusal.RESULT).toBe('refused');
      expect(refusal.MISTAKES[0]).toMatch(/^pages\/faq\.de\.md/);
      const done = await ask('deskSaveSettings', { ...untitled, TEXTS: { ...TEXTS, DE } });
      expect(done).toMatchObject({ RESULT: 'done', MISTAKES: [], PART: { SOURCE: 'folder', TEXTS: { ...TEXTS, DE } } });
    },
  },
];
