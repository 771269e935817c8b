import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { expect } from 'vitest';
import type { DeskScenario, DeskWire } from './deskScenario.ts';
import { blueDot as blue, redDot as red } from './dots.data.ts';

const noPicture = 'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZz4+ZW5kb2JqCnRyYWlsZXI8PC9Sb290IDEgMCBSPj4KJSVFT0YK';

const unset = {
  PIECES: 0,
  STORAGE_PLACE: '',
  DOCUMENTS: [],
  CELLS: [],
  PRICE: 0,
  ORIGINAL: null,
  NAME: {},
  DESCRIPTION: {},
  NO_SALE: false,
  NO_DISCOUNT: false,
};

type Picture = DeskRequestOf<'deskEditProduct'>['EDIT']['PICTURES'][number];

/** Arranges the pictures of a product, with the newest change seen. */
function arranger({ ask }: DeskWire, SKU: number) {
  return (PICTURES: Picture[], KEY: string, SEEN = 1_000_000) =>
    ask('deskEditProduct', { SKU, SEEN, KEY, WHY: 'order', EDIT: { ...unset, KIND: 'pictures', PICTURES } });
}

const plain = (ADDRESS = ''): Picture => ({ ADDRESS, CAPTION: {}, COPYRIGHT: {} });

/** Pictures at the desk. */
export const pictureScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: pictures are added to a product, once each, and a file that is none is refused with its reason',
    async run({ ask, refused, addOperator, stockProduct }) {
      const SKU = await stockProduct();
      const request = { SKU, KEY: 'a', WHY: 'red.png', FILE: red };
      expect(await refused('deskAddPicture', request)).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('paula', 'catalogue'));
      const added = await ask('deskAddPicture', request);
      expect(added).toMatchObject({ RESULT: 'done', REFUSAL: null, PRODUCT: { EDITED: true } });
      expect(added.PRODUCT.PICTURES).toHaveLength(1);
      expect(added.PRODUCT.CHANGES[0]).toMatchObject({ BY: 'paula', WHY: 'red.png', KIND: 'picture' });
      expect((await ask('deskAddPicture', request)).PRODUCT.PICTURES, 'pressed twice').toHaveLength(1);
      const same = await ask('deskAddPicture', { ...request, KEY: 'b' });
      expect([same.RESULT, same.PRODUCT.PICTURES.length], 'the same file').toEqual(['done', 1]);
      const pdf = await ask('deskAddPicture', { SKU, KEY: 'c', FILE: noPicture });
      expect(pdf).toMatchObject({ RESULT: 'refused', REFUSAL: 'otherFile' });
      const cut = await ask('deskAddPicture', { SKU, KEY: 'd', FILE: red.slice(0, 52) });
      expect(cut).toMatchObject({ RESULT: 'refused', REFUSAL: 'damagedPicture' });
      const second = await ask('deskAddPicture', { SKU, KEY: 'e', FILE: blue });
      expect(second.PRODUCT.PICTURES, 'behind the first').toMatchObject([added.PRODUCT.PICTURES[0], {}]);
      expect(await refused('deskAddPicture', { ...request, SKU: 999_999_998 })).toBe('ProductNotFoundException');
      expect(await refused('deskAddPicture', { ...request, FILE: 'no base64!' })).toBe('InvalidRequestException');
    },
  },
  {
    name: 'issue 20: pictures change places, get texts and go; the second of two operators is told of the first',
    async run(desk) {
      const { ask, addOperator, stockProduct } = desk;
      const SKU = await stockProduct();
      await ask('deskSignIn', await addOperator('pierre', 'catalogue'));
      await ask('deskAddPicture', { SKU, KEY: 'one', FILE: red });
      const { PRODUCT: before } = await ask('deskAddPicture', { SKU, KEY: 'two', FILE: blue });
      const [first, second] = before.PICTURES.map(({ URL }) => URL.ALL);
      const arrange = arranger(desk, SKU);
      const texts = { CAPTION: { EN: ' Front ', DE: 'Vorn' }, COPYRIGHT: { ALL: 'Lentz' } };
      const after = await arrange([plain(second), { ADDRESS: first ?? '', ...texts }], 'order');
      expect(after.PRODUCT.PICTURES).toEqual([
        { URL: { ALL: second }, CAPTION: {}, COPYRIGHT: {} },
        { URL: { ALL: first }, CAPTION: { EN: 'Front', DE: 'Vorn' }, COPYRIGHT: { ALL: 'Lentz' } },
      ]);
      expect(after.PRODUCT.CHANGES[0]?.FACTS.map(({ FIELD }) => FIELD)).toEqual(['PICTURES', 'PICTURE_TEXTS']);
      expect(await arrange([plain('/media/none.webp')], 'unknown')).toMatchObject({ REFUSAL: 'unknownPicture' });
      const seen = before.CHANGES[0]?.ID ?? 0;
      expect(await arrange([], 'late', seen), 'somebody was faster').toMatchObject({ RESULT: 'conflict' });
      expect((await arrange([plain(second)], 'removed')).PRODUCT.PICTURES).toHaveLength(1);
      expect((await arrange([], 'none')).PRODUCT.PICTURES).toEqual([]);
    },
  },
];
