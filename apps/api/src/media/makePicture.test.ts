import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testPdf, testPicture } from '../../testing/pictures.ts';
import { expectKind } from './contentKind.ts';
import { makePicture } from './makePicture.ts';

const hash = '0'.repeat(32);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

test('a picture is made in all widths of both formats, the largest as WebP alone', async () => {
  const { media, files } = await makePicture(await testPicture('#888', { width: 1700, height: 900 }), hash);
  expect(media).toEqual({ hash, width: 1700, height: 900 });
  expect(files.map(({ name }) => name)).toEqual([
    '192.avif',
    '480.avif',
    '960.avif',
    '192.webp',
    '480.webp',
    '960.webp',
    '1600.webp',
  ]);
  for (const { name, content } of files) {
    const { width, format } = await sharp(content).metadata();
    expect(`${width}.${format === 'heif' ? 'avif' : format}`).toBe(name);
  }
});

test('it is turned as the camera says, and tells nothing of the place where it was taken', async () => {
  const turned = await sharp(await testPicture('#888', { width: 60, height: 40 }))
    .withExif({ IFD0: { Copyright: 'x' }, IFD3: { GPSLatitude: '49/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { media, files } = await makePicture(turned, hash);
  expect(media).toMatchObject({ width: 40, height: 60 });
  expect((await sharp(files[0]?.content).metadata()).exif).toBeUndefined();
});

describe('a file that is none is left out', () => {
  test('cut off', async () => {
    const picture = await testPicture('#888', { width: 400, height: 300, format: 'png' });
    await expect(makePicture(picture.subarray(0, picture.length / 2), hash)).rejects.toThrow(
      'cannot be read as a picture',
    );
  });

  test('a decompression bomb: a few kilobytes that say they are 400 million pixels', async () => {
    await expect(makePicture(bomb(20_000, 20_000), hash)).rejects.toThrow(/exceeds pixel limit/);
  });
});

/** A PNG of zeros. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = deflateSync(Buffer.alloc((width + 1) * 10));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('the content says what a file is, not its name', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('%s is a picture', async (format) => {
    const picture = await testPicture('#888', { format });
    await expect(expectKind(picture, 'picture')).resolves.toBeUndefined();
    await expect(expectKind(picture, 'document')).rejects.toThrow('is no PDF');
  });

  test.each([
    ['an SVG', svg, 'picture', 'is no picture'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture', 'is no picture'],
    ['a PDF', testPdf, 'picture', 'but application/pdf'],
    ['nothing', Buffer.alloc(0), 'picture', 'is no picture'],
    ['a program', Buffer.from('MZ'.padEnd(100, '\0')), 'document', 'is no PDF'],
    ['an SVG', svg, 'document', 'is no PDF'],
  ] as const)('%s is no %3$s', async (_, content, kind, reason) => {
    await expect(expectKind(content, kind)).rejects.toThrow(reason);
  });

  test('a PDF is a document', async () => {
    await expect(expectKind(testPdf, 'document')).resolves.toBeUndefined();
  });
});
