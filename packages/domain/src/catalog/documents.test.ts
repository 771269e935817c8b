import { expect, test } from 'vitest';
import type { ProductWire } from '../contract/schemas/product.ts';
import type { LocalizedText } from '../language/text.ts';
import { documentsFromWire, shownDocuments } from './documents.ts';

const kept = '/media/0123456789abcdef0123456789abcdef.pdf';
type AssetWire = ProductWire['ASSETS'][number];
const manual = (URL: AssetWire['URL']): AssetWire => ({
  ASSET_TYPE: 'DOCUMENT',
  CAPTION: { EN: 'Manual' },
  URL,
  DOCUMENT_KIND: 'MANUAL',
  BYTES: 1200,
});

test('a document comes from the wire with kind and size, a link without', () => {
  const link: AssetWire = { ASSET_TYPE: 'EXTERNAL_LINK', CAPTION: {}, URL: { ALL: 'https://example.org/a' } };
  expect(documentsFromWire([manual({ DE: kept }), link])).toEqual([
    { caption: { EN: 'Manual' }, url: { DE: kept }, file: { kind: 'MANUAL', bytes: 1200 } },
    { caption: {}, url: { ALL: 'https://example.org/a' }, file: null },
  ]);
});

test.each([
  ['kind', { ...manual({ DE: kept }), DOCUMENT_KIND: undefined }],
  ['size', { ...manual({ DE: kept }), BYTES: undefined }],
])('a document without its %s is listed as a link', (_, asset) => {
  expect(documentsFromWire([asset]).map(({ file }) => file)).toEqual([null]);
});

test.each([
  ['a document of the shop', manual({ ALL: kept }), 1],
  ['a document elsewhere', manual({ ALL: 'https://example.org/a.pdf' }), 1],
  ['a document in its address', manual({ ALL: 'data:image/png;base64,AA' }), 0],
  ['a script', manual({ ALL: 'javascript:alert(1)' }), 0],
  ['a link into the shop', { ...manual({ ALL: kept }), ASSET_TYPE: 'EXTERNAL_LINK' as const }, 0],
])('D34: %s is listed or left out', (_, asset, count) => {
  expect(documentsFromWire([asset])).toHaveLength(count);
});

test.each([
  ['DE', ['de', 'all', 'en', 'fr']],
  ['EN', ['en', 'all', 'de', 'fr']],
] as const)('in %s the reader’s own and those for everybody come first, each in their order', (language, order) => {
  const urls: LocalizedText[] = [{ EN: 'en' }, { DE: 'de' }, { ALL: 'all' }, { FR: 'fr' }];
  const documents = urls.map((url) => ({ caption: {}, url, file: null }));
  expect(shownDocuments(documents, language).map(({ url }) => url)).toEqual(order);
});

test('a document without an address in any language is not listed', () => {
  expect(shownDocuments([{ caption: { EN: 'Manual' }, url: {}, file: null }], 'EN')).toEqual([]);
});
