import { productEditToWire } from '@platine/domain/desk/productEditWire.ts';
import { cellText } from '@platine/domain/desk/productCells.ts';
import { expect } from 'vitest';
import type { DeskScenario } from './deskScenario.ts';

/** The facts of a product that have no form of their own. */
export const cellScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: every other fact of a product is changed by hand, by the rules of an import, and the second of two is told of the first',
    async run({ ask, addOperator, stockProduct }) {
      const SKU = await stockProduct();
      await ask('deskSignIn', await addOperator('celia', 'catalogue'));
      const before = await ask('deskProduct', { SKU });
      const textOf = ({ CELLS }: typeof before, heading: string) =>
        cellText(
          CELLS.map(({ HEADING, TEXT }) => ({ heading: HEADING, text: TEXT })),
          heading,
        );
      const weight = Number(textOf(before, 'WEIGHT_GRAMS'));
      expect(weight).toBeGreaterThan(0);
      let presses = 0;
      const edit = (texts: Readonly<Record<string, string>>, SEEN = 1_000_000) => {
        presses += 1;
        const cells = Object.entries(texts).map(([heading, text]) => ({ heading, text }));
        const EDIT = productEditToWire({ kind: 'cells', cells });
        return ask('deskEditProduct', { SKU, SEEN, KEY: `press-${presses}`, WHY: 'weighed', EDIT });
      };
      const changed = { WEIGHT_GRAMS: String(weight + 7), GTIN: '40000000', ORIGIN_COUNTRY: 'FR' };
      const done = await edit(changed, 0);
      expect(done).toMatchObject({ RESULT: 'done', REFUSAL: null, REASON: '' });
      for (const [heading, text] of Object.entries(changed)) expect(textOf(done.PRODUCT, heading), heading).toBe(text);
      expect(done.PRODUCT).toMatchObject({ EDITED: true, NAME: before.NAME, PRICE: before.PRICE, STOCK: before.STOCK });
      const [change] = done.PRODUCT.CHANGES;
      expect(change).toMatchObject({ BY: 'celia', WHY: 'weighed', KIND: 'cells' });
      expect(change?.FACTS.find(({ FIELD }) => FIELD === 'WEIGHT_GRAMS')).toEqual({
        FIELD: 'WEIGHT_GRAMS',
        BEFORE: String(weight),
        AFTER: String(weight + 7),
      });
      expect(await edit({ WEIGHT_GRAMS: '1' }, 0), 'not having seen it').toMatchObject({ RESULT: 'conflict' });
      for (const wrong of [{ WEIGHT_GRAMS: 'heavy' }, { SKU: '7' }]) {
        const { RESULT, REFUSAL, REASON, PRODUCT } = await edit(wrong);
        expect({ RESULT, REFUSAL }).toEqual({ RESULT: 'refused', REFUSAL: 'line' });
        expect(REASON).not.toBe('');
        expect(textOf(PRODUCT, 'WEIGHT_GRAMS')).toBe(changed.WEIGHT_GRAMS);
      }
    },
  },
];
