import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import type { Encoding } from './textLines.ts';
import { longestLine, readTextLines } from './textLines.ts';

afterAll(removeTestFolders);

async function linesOf(content: Buffer | string, encoding?: Encoding) {
  const file = join(testFolder(), 'lines.txt');
  writeFileSync(file, content);
  const lines: string[] = [];
  let bytes = 0;
  for await (const line of readTextLines(file, encoding)) {
    lines.push(`${line.number}: ${line.ok ? line.text : `(${line.reason})`}`);
    bytes += line.bytes;
  }
  expect(bytes).toBe(Buffer.byteLength(content));
  return lines;
}

test.each<[what: string, content: Buffer | string, lines: string[], encoding?: Encoding]>([
  ['both ends of a line', 'a\r\nb\n\nc', ['1: a', '2: b', '3: ', '4: c']],
  ['no line', '', []],
  ['a byte order mark', '\uFEFFgrün\n', ['1: grün']],
  ['Windows-1252 as UTF-8', Buffer.from('a\ngr\xfcn', 'latin1'), ['1: a', '2: (is not UTF-8)']],
  ['Windows-1252', Buffer.from('gr\xfcn \x80', 'latin1'), ['1: grün €'], 'windows-1252'],
  ['a byte that Windows-1252 lacks', Buffer.from('a\x81', 'latin1'), ['1: (is not Windows-1252)'], 'windows-1252'],
  ['UTF-16', Buffer.from('\uFEFFa', 'utf16le'), ['1: (is UTF-16: save the file as UTF-8)']],
  ['a line that is as long as allowed', 'x'.repeat(longestLine), [`1: ${'x'.repeat(longestLine)}`]],
  ['one byte more', `${'x'.repeat(longestLine + 1)}\nb`, [`1: (is longer than ${longestLine} bytes)`, '2: b']],
])('%s', async (_, content, lines, encoding) => {
  expect(await linesOf(content, encoding)).toEqual(lines);
});
