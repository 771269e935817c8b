import { createReadStream } from 'node:fs';

/** Encodings that a file of text may have; a UTF-8 one may begin with a byte order mark. */
export const encodings = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** A line of a file without its end, or the reason why it cannot be read. */
export type TextLine = { readonly number: number; readonly bytes: number } & (
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string }
);

/** The longest line of a file in bytes. A product has some thousands; a longer one is another kind of file, and would fill the memory. */
export const longestLine = 1_000_000;

const lineFeed = 0x0a;

/** Reads a file of text of any size line by line; both `\n` and `\r\n` end a line. A line that is too long, or not in the encoding, has a reason instead of a text. */
export async function* readTextLines(file: string, encoding: Encoding = 'utf-8'): AsyncGenerator<TextLine> {
  const decode = decoderOf(encoding);
  let number = 0;
  let parts: Buffer[] = [];
  let bytes = 0;
  const lineOf = (end: number): TextLine => {
    number += 1;
    const line = bytes > longestLine ? tooLong : decode(Buffer.concat(parts));
    const read = { ...line, number, bytes: bytes + end };
    parts = [];
    bytes = 0;
    return read;
  };
  const take = (part: Buffer) => {
    bytes += part.length;
    // Of a line that is too long, no more is kept.
    if (bytes <= longestLine) parts.push(part);
  };
  for await (const chunk of chunksOf(file)) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      take(chunk.subarray(start, end));
      yield lineOf(1);
      start = end + 1;
    }
    take(chunk.subarray(start));
  }
  if (bytes > 0) yield lineOf(0);
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file)) if (Buffer.isBuffer(chunk)) yield chunk;
}

type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

const tooLong: Decoded = { ok: false, reason: `is longer than ${longestLine} bytes` };

/** Bytes that Windows-1252 does not have become control characters. */
const undefinedBytes = /[\u0080-\u009f]/;

function decoderOf(encoding: Encoding): (line: Buffer) => Decoded {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (line) => {
    if (isUtf16(line)) return { ok: false, reason: 'is UTF-16: save the file as UTF-8' };
    try {
      const text = decoder.decode(line).replace(/\r$/, '');
      if (encoding === 'utf-8' || !undefinedBytes.test(text)) return { ok: true, text };
      return { ok: false, reason: 'is not Windows-1252' };
    } catch {
      return { ok: false, reason: 'is not UTF-8' };
    }
  };
}

function isUtf16([first, second]: Buffer): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
