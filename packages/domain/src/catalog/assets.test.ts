import { describe, expect, test } from 'vitest';
import type { Asset } from './assets.ts';
import { assetsFromWire, assetsOf, mainPicture, productPicture, productPictures } from './assets.ts';

const picture = (url: Asset['url'], caption: Asset['caption'] = {}): Asset => ({
  type: 'PRODUCT_MAIN_PICTURE',
  caption,
  url,
});
const link = (url: string): Asset => ({ type: 'EXTERNAL_LINK', caption: { EN: 'Data sheet' }, url: { ALL: url } });

describe('spec §9: a placeholder is shown when a product has no picture', () => {
  test.each([
    ['no assets', []],
    ['only a link', [link('https://example.org/sheet.pdf')]],
    ['an empty address', [picture({ EN: '' })]],
    ['a script for an address', [picture({ ALL: 'javascript:alert(1)' })]],
    ['a script that contains one', [picture({ ALL: 'javascript:alert(1)//data:image/png;base64,AA' })]],
    ['an address of another host without its protocol', [picture({ ALL: '//example.org/a.png' })]],
  ])('%s', (_, assets) => {
    expect(productPicture(assets, 'EN')).toEqual({ kind: 'placeholder' });
  });
});

describe('spec §3: the main picture counts, the first of several', () => {
  test('of several', () => {
    const assets = [
      link('https://example.org'),
      picture({ ALL: '/pictures/7.svg' }),
      picture({ ALL: '/pictures/8.svg' }),
    ];
    expect(productPicture(assets, 'EN')).toMatchObject({ kind: 'picture', url: '/pictures/7.svg' });
  });

  test.each([
    ['DE', '/de.svg', { text: 'Platine', language: 'DE' }],
    ['FR', '/all.svg', { text: 'Board', language: 'EN' }],
  ] as const)('D19: in %s it is %s with the caption %o', (language, url, caption) => {
    const assets = [picture({ ALL: '/all.svg', DE: '/de.svg' }, { EN: 'Board', DE: 'Platine' })];
    expect(productPicture(assets, language)).toEqual({ kind: 'picture', url, caption, copyright: null });
  });

  test('D34: the copyright text goes with the picture', () => {
    const copyright: Asset = { type: 'COPYRIGHT_TEXT', caption: { ALL: '© Klots' }, url: {} };
    expect(productPicture([copyright, picture({ ALL: '/7.svg' })], 'EN')).toMatchObject({
      copyright: { text: '© Klots', language: null },
    });
    const untold: Asset = { type: 'COPYRIGHT_TEXT', caption: {}, url: {} };
    expect(productPicture([untold, picture({ ALL: '/7.svg' })], 'EN')).toMatchObject({ copyright: null });
    expect(productPicture([untold, copyright, picture({ ALL: '/7.svg' })], 'EN')).toMatchObject({
      copyright: { text: '© Klots' },
    });
  });
});

describe('D34: each picture has its copyright text', () => {
  const pictures = [picture({ ALL: '/7.svg' }), picture({ ALL: '/8.svg' })];
  const text = (words: string): Asset => ({ type: 'COPYRIGHT_TEXT', caption: { ALL: words }, url: {} });

  test.each([
    ['none', [], [null, null]],
    ['one for all', ['a'], ['a', 'a']],
    ['one for each', ['a', 'b'], ['a', 'b']],
    ['one for each, the second empty', ['a', ''], ['a', 'a']],
    ['more than pictures', ['a', 'b', 'c'], ['a', 'a']],
  ])('%s', (_, words, shown) => {
    const all = productPictures([...pictures, ...words.map(text)], 'EN');
    expect(all.map(({ copyright }) => copyright?.text ?? null)).toEqual(shown);
  });

  test('an unsafe picture keeps its text from the next one', () => {
    const all = productPictures(
      [picture({ ALL: 'javascript:alert(1)' }), ...pictures.slice(1), text('a'), text('b')],
      'EN',
    );
    expect(all.map(({ url, copyright }) => [url, copyright?.text])).toEqual([['/8.svg', 'b']]);
  });

  test.each([
    ['none', [], null],
    ['a text', [text('a')], { ALL: 'a' }],
    ['an empty text', [text('')], null],
  ])('the picture that counts has %s', (_, texts, copyright) => {
    expect(mainPicture([...pictures, ...texts])).toEqual({ url: { ALL: '/7.svg' }, copyright });
    expect(mainPicture(texts)).toBeNull();
  });

  test('a data URL may hold a drawing, not a page', () => {
    expect(productPictures([picture({ ALL: 'data:image/svg+xml,%3Csvg/%3E' })], 'EN')).toHaveLength(1);
    expect(productPictures([picture({ ALL: 'data:image/png;base64,AA' })], 'EN')).toHaveLength(1);
    expect(productPictures([picture({ ALL: 'data:text/html,x' })], 'EN')).toHaveLength(0);
  });
});

describe('D34: only http(s) links', () => {
  test.each([
    ['https://example.org/a.pdf', 1],
    ['HTTP://example.org', 1],
    ['javascript:alert(1)', 0],
    ['data:text/html,x', 0],
    ['ftp://example.org', 0],
    ['/inside', 0],
    [' https://example.org', 0],
  ])('"%s" is shown %d times', (url, times) => {
    expect(assetsOf([link(url)], 'EXTERNAL_LINK', 'EN')).toHaveLength(times);
  });
});

test('assets of another type are not shown for it', () => {
  const assets = [link('https://example.org/a'), picture({ ALL: 'https://example.org/b' })];
  expect(assetsOf(assets, 'EXTERNAL_LINK', 'EN').map(({ url }) => url)).toEqual(['https://example.org/a']);
});

test('spec §3: an asset comes from the wire', () => {
  const wire = [{ ASSET_TYPE: 'MANUFACTURER_LOGO', CAPTION: { ALL: 'Klots' }, URL: { ALL: '/logo.svg' } }] as const;
  expect(assetsFromWire(wire)).toEqual([
    { type: 'MANUFACTURER_LOGO', caption: { ALL: 'Klots' }, url: { ALL: '/logo.svg' } },
  ]);
});
