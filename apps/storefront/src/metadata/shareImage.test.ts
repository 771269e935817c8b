import { mockProduct } from '@platine/mocks/catalogue/catalogue.ts';
import { expect, test } from 'vitest';
import { shareImage } from './shareImage.ts';

const hash = '0123456789abcdef0123456789abcdef';
const withPicture = (url: string) => ({
  ...mockProduct(110_300),
  assets: [{ type: 'PRODUCT_MAIN_PICTURE', caption: {}, url: { ALL: url } }] as const,
});

test.each([
  ['a wide photo, smaller', `/media/${hash}-3000x2000/1600.webp`, { width: 960, height: 640 }],
  ['a small photo, as it is', `/media/${hash}-300x300/300.webp`, { width: 300, height: 300 }],
])('the share image of a product is %s', (_, url, size) => {
  const path = url.replace(/\d+\.webp$/, `${size.width}.webp`);
  expect(shareImage(withPicture(url), 'EN')).toEqual({ path, ...size });
});

test.each([
  ['a drawing', withPicture('/api/picture/110300.svg')],
  ['a photo elsewhere', withPicture('https://example.org/a.webp')],
  ['no product', undefined],
])('%s is no share image', (_, product) => {
  expect(shareImage(product, 'EN')).toBeNull();
});
