import type { ProductEdit } from '@platine/domain/desk/productEdit.ts';
import { productEditToWire } from '@platine/domain/desk/productEditWire.ts';
import { expect } from 'vitest';
import type { DeskScenario } from './deskScenario.ts';

/** The smallest PDFs of two contents, in base64, and what is none. */
const [sheet, manual] = ['JVBERi0xLjQKJWEKJSVFT0YK', 'JVBERi0xLjQKJWIKJSVFT0YK'];
const noPdf = 'RGVhciBhbGw=';

type Wanted = Extract<ProductEdit, { readonly kind: 'documents' }>['documents'];

/** Documents and links of a product at the desk. */
export const documentScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: documents are added to a product, once each, and a file that is no PDF is refused',
    async run({ ask, refused, addOperator, stockProduct }) {
      const SKU = await stockProduct();
      const request = {
        SKU,
        KEY: 'a',
        WHY: 'sheet.pdf',
        DOCUMENT_KIND: 'DATA_SHEET',
        LANGUAGE: 'DE',
        FILE: sheet,
      } as const;
      expect(await refused('deskAddDocument', request)).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('dolores', 'catalogue'));
      const before = (await ask('deskProduct', { SKU })).DOCUMENTS.length;
      const added = await ask('deskAddDocument', request);
      expect(added).toMatchObject({ RESULT: 'done', REFUSAL: null, PRODUCT: { EDITED: true } });
      expect(added.PRODUCT.DOCUMENTS.at(-1)).toMatchObject({ CAPTION: {}, DOCUMENT_KIND: 'DATA_SHEET', BYTES: 18 });
      expect(Object.keys(added.PRODUCT.DOCUMENTS.at(-1)?.URL ?? {})).toEqual(['DE']);
      expect(added.PRODUCT.CHANGES[0]).toMatchObject({ BY: 'dolores', WHY: 'sheet.pdf', KIND: 'document' });
      expect((await ask('deskAddDocument', request)).PRODUCT.DOCUMENTS, 'pressed twice').toHaveLength(before + 1);
      const same = await ask('deskAddDocument', { ...request, KEY: 'b' });
      expect([same.RESULT, same.PRODUCT.DOCUMENTS.length], 'the same file').toEqual(['done', before + 1]);
      const all = await ask('deskAddDocument', { SKU, KEY: 'c', DOCUMENT_KIND: 'MANUAL', FILE: manual });
      expect(Object.keys(all.PRODUCT.DOCUMENTS.at(-1)?.URL ?? {}), 'for every reader').toEqual(['ALL']);
      const wrong = await ask('deskAddDocument', { ...request, KEY: 'd', FILE: noPdf });
      expect(wrong).toMatchObject({ RESULT: 'refused', REFUSAL: 'noPdf' });
      expect(await refused('deskAddDocument', { ...request, SKU: 999_999_998 })).toBe('ProductNotFoundException');
      expect(await refused('deskAddDocument', { ...request, FILE: 'no base64!' })).toBe('InvalidRequestException');
    },
  },
  {
    name: 'issue 20: documents change places, get captions and go, links come; the second of two operators is told of the first',
    async run({ ask, addOperator, stockProduct }) {
      const SKU = await stockProduct();
      await ask('deskSignIn', await addOperator('denis', 'catalogue'));
      const { PRODUCT: before } = await ask('deskAddDocument', { SKU, KEY: '1', DOCUMENT_KIND: 'MANUAL', FILE: sheet });
      const set = (documents: Wanted, KEY: string, SEEN = 1_000_000) =>
        ask('deskEditProduct', {
          SKU,
          SEEN,
          KEY,
          WHY: 'order',
          EDIT: productEditToWire({ kind: 'documents', documents }),
        });
      const own = {
        address: before.DOCUMENTS.at(-1)?.URL.ALL ?? '',
        language: 'ALL',
        caption: { EN: ' Guide ', DE: 'Anleitung' },
      } as const;
      const video = { address: 'https://example.org/video', language: 'ALL', caption: {} } as const;
      const after = await set([video, own], 'two');
      expect(after.PRODUCT.DOCUMENTS).toEqual([
        { CAPTION: {}, URL: { ALL: 'https://example.org/video' }, DOCUMENT_KIND: null, BYTES: null },
        { CAPTION: { EN: 'Guide', DE: 'Anleitung' }, URL: { ALL: own.address }, DOCUMENT_KIND: 'MANUAL', BYTES: 18 },
      ]);
      expect(after.PRODUCT.CHANGES[0]?.FACTS.map(({ FIELD }) => FIELD)).toEqual(['DOCUMENTS']);
      for (const address of ['/media/none.pdf', 'javascript:alert(1)', 'http://example.org'])
        expect(await set([{ address, language: 'ALL', caption: {} }], address), address).toMatchObject({
          REFUSAL: 'unknownDocument',
        });
      const seen = before.CHANGES[0]?.ID ?? 0;
      expect(await set([], 'late', seen), 'somebody was faster').toMatchObject({ RESULT: 'conflict' });
      expect((await set([], 'none')).PRODUCT.DOCUMENTS).toEqual([]);
    },
  },
];
