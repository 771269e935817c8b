import { describe, expect, test } from 'vitest';
import type { Asset } from '../catalog/assets.ts';
import { productPictures } from '../catalog/assets.ts';
import { arrangedPictures, orderText, picturesOf, pictureTexts, withPicture, withPictures } from './productPictures.ts';

const picture = (address: string): Asset => ({ type: 'PRODUCT_MAIN_PICTURE', caption: {}, url: { ALL: address } });
const copyright = (text: string): Asset => ({ type: 'COPYRIGHT_TEXT', caption: { ALL: text }, url: {} });
const link: Asset = { type: 'EXTERNAL_LINK', caption: {}, url: { ALL: 'https://example.org' } };
const wanted = (address: string, texts: { EN?: string; owner?: string } = {}) => ({
  address,
  caption: texts.EN === undefined ? {} : { EN: texts.EN },
  copyright: texts.owner === undefined ? {} : { ALL: texts.owner },
});

describe('D34: copyright texts', () => {
  test('one text for all stands with each picture, one for each with its own', () => {
    const owners = (assets: Asset[]) => picturesOf(assets).map((one) => one.copyright.ALL);
    expect(owners([picture('/a'), picture('/b'), copyright('Lentz')])).toEqual(['Lentz', 'Lentz']);
    expect(owners([picture('/a'), picture('/b'), copyright('A'), copyright('B')])).toEqual(['A', 'B']);
    expect(owners([picture('/a')])).toEqual([undefined]);
  });

  test('stay with their pictures when these change places, and other assets stay', () => {
    const before = [picture('/a'), link, picture('/b'), copyright('A'), copyright('B')];
    const after = withPictures(before, picturesOf(before).toReversed());
    expect(productPictures(after, 'EN').map(({ url, copyright: text }) => [url, text?.text])).toEqual([
      ['/b', 'B'],
      ['/a', 'A'],
    ]);
    expect(after).toContainEqual(link);
    expect(withPictures([link], [])).toEqual([link]);
  });
});

describe('pictures as they are wanted', () => {
  const before = picturesOf([picture('/a'), picture('/b'), picture('/a')]);

  test('are put in order, get their texts, and go when they are not named', () => {
    const after = arrangedPictures(before, [wanted('/b', { EN: ' Front ', owner: ' ' }), wanted('/a')]);
    expect(after).toEqual([
      { url: { ALL: '/b' }, caption: { EN: 'Front' }, copyright: {} },
      { url: { ALL: '/a' }, caption: {}, copyright: {} },
    ]);
  });

  test('one that the product does not have, or not so often, is refused', () => {
    expect(arrangedPictures(before, [wanted('/c')])).toBeNull();
    expect(arrangedPictures(before, [wanted('/b'), wanted('/b')])).toBeNull();
    expect(arrangedPictures(before, [wanted('/a'), wanted('/a')])).toHaveLength(2);
  });

  test('a new one stands last, and only once', () => {
    expect(orderText(withPicture(before, '/c'))).toBe('/a\n/b\n/a\n/c');
    expect(withPicture(before, '/b')).toBe(before);
  });
});

test('the log has the texts of pictures by their places', () => {
  const pictures = [
    { url: { ALL: '/a' }, caption: {}, copyright: {} },
    { url: { ALL: '/b' }, caption: { EN: 'Front', DE: 'Vorn', FR: 'Front' }, copyright: { ALL: 'Lentz' } },
  ];
  expect(pictureTexts(pictures)).toBe('2: Front / Vorn · Lentz');
});
