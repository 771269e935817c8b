import { describe, expect, test } from 'vitest';
import {
  documentAddress,
  isDrawing,
  isDocumentAddress,
  keptWidths,
  mainAddress,
  mediaName,
  pictureAddress,
  pictureAt,
  pictureSources,
  readMediaName,
} from './mediaAddress.ts';

const hash = '0123456789abcdef0123456789abcdef';
const photo = { hash, width: 4000, height: 3000 };

describe('widths in which a picture is kept', () => {
  test.each([
    [4000, 'webp', [192, 480, 960, 1600]],
    [4000, 'avif', [192, 480, 960]],
    [1600, 'webp', [192, 480, 960, 1600]],
    [1599, 'webp', [192, 480, 960, 1599]],
    [1599, 'avif', [192, 480, 960]],
    [500, 'avif', [192, 480, 500]],
    [192, 'webp', [192]],
    [193, 'webp', [192, 193]],
    [20, 'avif', [20]],
  ] as const)('of %d pixels as %s: %j', (width, format, widths) => {
    expect(keptWidths(width, format)).toEqual(widths);
  });
});

test('an address names the picture that it is of', () => {
  expect(mainAddress(photo)).toBe(`/media/${hash}-4000x3000/1600.webp`);
  expect(pictureAt(mainAddress(photo))).toEqual(photo);
  expect(pictureAt(pictureAddress(photo, 960, 'avif'))).toEqual(photo);
  expect(readMediaName(mediaName(photo))).toEqual(photo);
  expect(isDocumentAddress(documentAddress(hash))).toBe(true);
});

test.each([
  '/pictures/7-12345678.svg',
  'https://example.org/a.webp',
  `https://example.org/media/${hash}-4000x3000/1600.webp`,
  `/media/${hash}-4000x3000/1601.webp`,
  `/media/${hash}-4000x3000/1600.avif`,
  `/media/${hash}-400x300/480.webp`,
  `/media/${hash}-4000x3000/960.png`,
  `/media/../${hash}-4000x3000/960.webp`,
  `/media/${hash.toUpperCase()}-4000x3000/960.webp`,
  `/media/${hash}-4000x3000/960.webp?x`,
  `/media/${hash}.pdf`,
])('%s is the address of no picture that the shop keeps', (address) => {
  expect(pictureAt(address)).toBeNull();
  expect(pictureSources(address)).toBeNull();
});

test.each(['', hash, `x${mediaName(photo)}`, `${mediaName(photo)}0x`, `${hash}-400x`])(
  '"%s" is no name of a picture',
  (name) => {
    expect(readMediaName(name)).toBeNull();
  },
);

test.each([
  `/media/${hash}.pdfx`,
  `/media/${hash}.svg`,
  `/media/${hash}x.pdf`,
  `/media/../${hash}.pdf`,
  `/x/media/${hash}.pdf`,
])('%s is the address of no document', (address) => {
  expect(isDocumentAddress(address)).toBe(false);
});

test.each([
  ['/pictures/7-12345678.svg', true],
  ['data:image/svg+xml,%3Csvg/%3E', true],
  [`/media/${hash}-600x400/600.webp`, false],
  ['data:image/png;base64,AA', false],
])('%s: a drawing, %s', (address, drawing) => {
  expect(isDrawing(address)).toBe(drawing);
});

test('srcset names each file with its width', () => {
  const at = `/media/${hash}-600x400`;
  expect(pictureSources(`${at}/600.webp`)).toEqual({
    avif: `${at}/192.avif 192w, ${at}/480.avif 480w, ${at}/600.avif 600w`,
    webp: `${at}/192.webp 192w, ${at}/480.webp 480w, ${at}/600.webp 600w`,
  });
});
