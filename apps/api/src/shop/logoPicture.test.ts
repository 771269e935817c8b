import type { BrandLogo } from '@platine/domain/shop/shopBrand.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { logoPicture } from './logoPicture.ts';

const board = { light: { ground: '#102030', text: '#ffffff' }, dark: { ground: '#000000', text: '#ffffff' } };

/** A white bar over the whole drawing. */
function barOf(width: number, height: number): BrandLogo {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/></svg>`;
  const content = new TextEncoder().encode(drawing);
  return { address: '/brand/logo-1.svg', type: 'image/svg+xml', width, height, content };
}

test.each([
  ['a square in a square', barOf(10, 10), { width: 100, height: 100, logoHeight: 60 }, [100, 100], [20, 80], [20, 80]],
  [
    'a wide one in a square',
    barOf(40, 10),
    { width: 100, height: 100, logoHeight: 60 },
    [100, 100],
    [20, 80],
    [43, 57],
  ],
  ['a wide one as wide as it is', barOf(40, 10), { height: 64, logoHeight: 64 }, [256, 64], [0, 256], [0, 64]],
] as const)('%s: on the ground, in the middle, in its proportions', async (_, logo, box, size, across, down) => {
  const picture = await logoPicture({ logo, board }, box);
  expect([picture?.width, picture?.height]).toEqual(size);
  const { data, info } = await sharp(picture?.content).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([...size, 3]);
  const isWhite = (x: number, y: number) => (data[(y * info.width + x) * 3] ?? 0) > 200;
  const [middleX, middleY] = [Math.floor(info.width / 2), Math.floor(info.height / 2)];
  const row = Array.from({ length: info.width }, (__, x) => x).filter((x) => isWhite(x, middleY));
  const column = Array.from({ length: info.height }, (__, y) => y).filter((y) => isWhite(middleX, y));
  const ends = (places: readonly number[]) => [places.at(0), (places.at(-1) ?? 0) + 1];
  for (const [found, wanted] of [
    [ends(row), across],
    [ends(column), down],
  ] as const)
    for (const at of [0, 1] as const) expect(Math.abs((found[at] ?? 0) - wanted[at])).toBeLessThanOrEqual(1);
  if (size[0] > across[1]) expect([...data.subarray(0, 3)]).toEqual([0x10, 0x20, 0x30]);
});

test('a brand without a logo has none', async () => {
  expect(await logoPicture({ logo: null, board }, { height: 64, logoHeight: 64 })).toBeNull();
});

test('a drawing that cannot be made is no picture, and stops nothing', async () => {
  const logo = {
    ...barOf(10, 10),
    content: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g>'),
  };
  expect(await logoPicture({ logo, board }, { height: 64, logoHeight: 64 })).toBeNull();
});
