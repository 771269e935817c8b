import { expect } from 'vitest';
import type { DeskScenario, DeskUnderTest } from './deskScenario.ts';

/** A product that no shop under test has. */
const line = {
  SKU: 777_101,
  KIND: 'other',
  MANUFACTURER_ID: 1,
  MANUFACTURER_SKU: 'HL-9',
  NAME: { EN: 'Hand lens', DE: 'Handlupe' },
  DESCRIPTION: {},
  FLAGS: [],
  CATEGORY_PATHS: [],
  GROUPTAGS: [],
  ATTRIBUTES: [],
  PRICES: [{ AMOUNT: 1, BRUTTO_SP: 12.5 }],
  MINIMUM_ORDER_QUANTITY: 1,
  WEIGHT_GRAMS: 80,
  NEW_SINCE: null,
  CROSS_SELLING: [],
};

const base64 = (text: string) => btoa(text);
/** The second line may be about any product, so that none is retired. */
const FILES = [{ NAME: 'C:\\shop\\products.jsonl', FILE: base64(`${JSON.stringify(line)}\nno JSON\n`) }];

const request = { FILES, KEEP_STOCK: true };
const mapping = { NAME: 'artikel.map.json', FILE: base64('{}') };
const take = (ID: string) => ({ ID, RETIRE_MANY: false });

/** Uploads the catalogue and has it checked; answers its id. */
async function uploadAndCheck({ ask, workOnImport }: Pick<DeskUnderTest, 'ask' | 'workOnImport'>): Promise<string> {
  const sent = await ask('deskUploadCatalogue', request);
  const { ID } = sent.IMPORT ?? { ID: '' };
  expect(sent).toMatchObject({
    REFUSAL: null,
    IMPORT: { STATE: 'checking', BY: 'imogen', OPEN: false, REPORT: null },
  });
  expect(await ask('deskTakeImport', take(ID)), 'not before it is checked').toMatchObject({ RESULT: 'conflict' });
  await workOnImport();
  const { IMPORT: checked } = await ask('deskImport');
  expect(checked).toMatchObject({ ID, STATE: 'checked', OPEN: true, KEEP_STOCK: true, REPORT: { REFUSED: 1 } });
  expect(checked?.FILES).toEqual([FILES[0]?.NAME]);
  expect(checked?.REPORT?.PLANNED.some(({ KIND, NAME }) => KIND === 'added' && NAME.DE === 'Handlupe')).toBe(true);
  return ID;
}

/** Catalogues that are uploaded at the desk. */
export const importScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: a catalogue is uploaded, checked, shown and taken over, once',
    async run({ ask, refused, addOperator, stockProduct, workOnImport }) {
      await stockProduct();
      for (const name of ['deskImport', 'deskUploadCatalogue', 'deskTakeImport'] as const)
        expect(await refused(name, name === 'deskUploadCatalogue' ? request : take('x'))).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('imogen', 'catalogue'));
      expect(await ask('deskImport')).toEqual({ IMPORT: null });

      const ID = await uploadAndCheck({ ask, workOnImport });
      expect(await ask('deskTakeImport', take('another'))).toMatchObject({ RESULT: 'conflict', IMPORT: { ID } });
      const taken = await ask('deskTakeImport', take(ID));
      expect(taken).toMatchObject({ RESULT: 'done', IMPORT: { STATE: 'importing', TAKEN_BY: 'imogen', OPEN: false } });
      expect(await ask('deskTakeImport', take(ID)), 'pressed twice').toMatchObject({ RESULT: 'conflict' });
      await workOnImport();
      const { IMPORT: done } = await ask('deskImport');
      expect(done).toMatchObject({ STATE: 'done', PERCENT: 100, OPEN: false, REPORT: { PLANNED: [] } });
      expect(done?.REPORT?.ADDED).toBe(done?.WRITTEN.ADDED);
    },
  },
  {
    name: 'issue 20: one upload is at work at a time, the second operator is told of the first, and files that are no catalogue are refused',
    async run({ ask, addOperator, workOnImport }) {
      await ask('deskSignIn', await addOperator('ingrid', 'everything'));
      const none = await ask('deskUploadCatalogue', { ...request, FILES: [mapping] });
      expect(none.REFUSAL).toBe('files');
      expect(none.REASON).not.toBe('');
      await ask('deskUploadCatalogue', request);
      await ask('deskSignIn', await addOperator('ivanka', 'catalogue'));
      const second = await ask('deskUploadCatalogue', request);
      expect(second).toMatchObject({ REFUSAL: 'busy', IMPORT: { BY: 'ingrid', STATE: 'checking' } });
      await workOnImport();
      const { IMPORT: first } = await ask('deskImport');
      const third = await ask('deskUploadCatalogue', request);
      expect(third, 'what nobody has taken over gives way').toMatchObject({ REFUSAL: null, IMPORT: { BY: 'ivanka' } });
      const late = await ask('deskTakeImport', take(first?.ID ?? ''));
      expect(late).toMatchObject({ RESULT: 'conflict', IMPORT: { BY: 'ivanka' } });
    },
  },
];
