import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Encoding } from './encodings.ts';
import { chooseEncoding, compressKept, compressOnce } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br', 'zstd'],
  ['gzip, deflate, br', 'br', 'br'],
  ['GZIP', 'gzip', 'gzip'],
  ['zstd;q=0, br;q=0.0, gzip;q=0.5', 'gzip', 'gzip'],
  ['x-br', 'identity', 'identity'],
  ['', 'identity', 'identity'],
  [undefined, 'identity', 'identity'],
] as const)('a client that accepts %s gets what is kept by %s, and what is sent once by %s', (accepted, kept, once) => {
  expect([chooseEncoding(accepted, 'kept'), chooseEncoding(accepted, 'once')]).toEqual([kept, once]);
});

const decompressions: Readonly<Record<Encoding, (content: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  identity: (content) => content,
};

test.each(['br', 'zstd', 'gzip', 'identity'] as const)(
  '%s gives the content back, however often it is sent',
  async (encoding) => {
    const content = Buffer.from('<p>Widerstände, 4k7 Ω</p>'.repeat(50));
    const pieces = [content.subarray(0, 7), content.subarray(7)];
    for (const sent of [await compressKept(content, encoding), compressOnce(pieces, encoding)]) {
      expect(decompressions[encoding](sent).equals(content)).toBe(true);
      expect(sent.length < content.length).toBe(encoding !== 'identity');
    }
  },
);

test.each(['br', 'zstd', 'gzip', 'identity'] as const)(
  'a longer document and a shorter one after it change nothing of what %s made before',
  (encoding) => {
    const documents = ['first', 'x'.repeat(600_000), 'the last'].map((text) => Buffer.from(text));
    const sent = documents.map((document) => compressOnce([document], encoding));
    expect(sent.map((one) => decompressions[encoding](one).toString())).toEqual(documents.map(String));
  },
);
