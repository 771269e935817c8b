import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';

export const shopWindowScenarios: readonly Scenario[] = [
  {
    name: 'the shop’s window shows projects with parts that can be ordered; each is a list by its key, without a session',
    async run(wire) {
      const { SHORTCUTS, PROJECTS } = await wire.ask('shopWindow');
      expect(SHORTCUTS).toContain('100 nF');
      expect(PROJECTS.length).toBeGreaterThan(0);
      for (const { SHARE_KEY, TITLE, TEXT, COUNT, LINES } of PROJECTS) {
        const list = await wire.ask('sharedList', { SHARE_KEY });
        expect(list).toMatchObject({ SHARE_KEY: null, PROJECT: { TITLE, TEXT } });
        const ordered = list.LINES.filter(({ CHOSEN }) => CHOSEN !== null);
        expect(COUNT).toBe(ordered.length);
        const shown = ordered.slice(0, LINES.length).map((line) => [line.CHOSEN, line.AMOUNT]);
        expect(LINES.map(({ SKU, AMOUNT }) => [SKU, AMOUNT])).toEqual(shown);
      }
      expect(PROJECTS[0]?.LINES.length).toBeGreaterThan(1);
    },
  },
  {
    name: 'spec §2: the shop’s window counts the products of each category below the root, as its listing does, and shows the picture of one',
    async run(wire) {
      const { CATEGORIES } = await wire.ask('shopWindow');
      const { CHILDREN } = await wire.ask('category', { PATH: rootCategory });
      const listed = await Promise.all(
        CHILDREN.map(async ({ PATH, NAME }) => {
          const search = {
            q: '',
            VIEW: 'listing',
            LIMIT: 60,
            WITH_PRODUCTS: true,
            FILTERS: { CATEGORY_PATH: PATH },
          } as const;
          const { MAX_HIT, LOADED } = await wire.ask('search', search);
          return { tile: { PATH, NAME, COUNT: MAX_HIT }, assets: LOADED.flatMap(({ ASSETS }) => ASSETS) };
        }),
      );
      const shown = listed.filter(({ tile }) => tile.COUNT > 0);
      expect(CATEGORIES.map(({ PATH, NAME, COUNT }) => ({ PATH, NAME, COUNT }))).toEqual(shown.map(({ tile }) => tile));
      expect(CATEGORIES.length).toBeGreaterThan(1);
      for (const [at, { PICTURE }] of CATEGORIES.entries())
        expect(shown[at]?.assets.map(({ URL }) => URL)).toContainEqual(PICTURE);
    },
  },
  {
    name: 'a project says what takes the place of a part, and leaves out of the window what the shop no longer sells',
    async run(wire) {
      const read = async () => (await wire.ask('shopWindow')).PROJECTS[0] ?? { SHARE_KEY: '', LINES: [] };
      const before = await read();
      const [first, second] = before.LINES;
      const SKU = Number(first?.SKU);
      const restore = await wire.changeProduct(SKU, { withdrawn: true });
      const gone = await read();
      const list = await wire.ask('sharedList', { SHARE_KEY: before.SHARE_KEY });
      await restore();
      expect(gone.LINES).toEqual(before.LINES.slice(1));
      expect(list.LINES[0]).toMatchObject({ SKU, CHOSEN: null });
      const restoreAgain = await wire.changeProduct(SKU, { withdrawn: true, successor: Number(second?.SKU) });
      const replaced = await read();
      await restoreAgain();
      expect(replaced.LINES[0]?.SKU).toBe(second?.SKU);
    },
  },
];
