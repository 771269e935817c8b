import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bmecatFile, bmecatGroups } from '../../../testing/bmecat.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { guessFile } from './guessFile.ts';

afterAll(removeTestFolders);

function written(content: string | Buffer): string {
  const file = join(testFolder(), 'catalogue.xml');
  writeFileSync(file, content);
  return file;
}

const catalogue = bmecatFile('2005', `<T_NEW_CATALOG>${bmecatGroups}</T_NEW_CATALOG>`);

describe('no catalogue', () => {
  test.each([
    [
      'another document',
      '<?xml version="1.0"?><html><p>x</p></html>',
      'catalogue.xml is no BMEcat catalogue of version 1.2 or 2005.',
    ],
    ['a torn file', catalogue.slice(0, 900), /^catalogue\.xml, line \d+: /],
    [
      'entities',
      '<!DOCTYPE x [<!ENTITY a "b">]><BMECAT/>',
      'catalogue.xml, line 1: has declarations of its own, which are refused',
    ],
    [
      'another encoding',
      bmecatFile('2005', '', 'UTF-16'),
      'catalogue.xml is in UTF-16: save it in UTF-8, ISO-8859-1 or Windows-1252.',
    ],
    [
      'bytes that are not in it',
      Buffer.from(catalogue, 'latin1'),
      'catalogue.xml is not in the encoding that its first line names.',
    ],
    ['nothing', '', 'catalogue.xml is empty.'],
  ])('%s', async (_, content, message) => {
    await expect(guessFile(written(content))).rejects.toThrow(message);
  });
});
