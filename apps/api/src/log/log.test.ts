import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { describeError } from './log.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';

afterAll(removeTestFolders);

test('an error is described by names, codes and stack locations, never by its message', () => {
  const cause = Object.assign(new Error('value "max@example.lu" is wrong'), { code: '22P02' });
  const described = describeError(new TypeError('query failed for max@example.lu', { cause }));
  expect(described.error).toBe('TypeError < Error 22P02');
  expect(described.stack[0]).toMatch(/^at /);
  expect(JSON.stringify(described)).not.toContain('max@example.lu');
});

test('stack locations of the built program are mapped to the sources', () => {
  const folder = testFolder();
  const place = (file: string) => pathToFileURL(join(folder, file)).href;
  // The built program's first line maps to line 17 of the source.
  writeFileSync(`${folder}/main.js.map`, '{"version":3,"sources":["../src/cart.ts"],"names":[],"mappings":"AAgBA"}');
  const crash = Object.assign(new Error('crash'), {
    stack: `Error: crash\n    at add (${place('main.js')}:1:1)\n    at async ${place('other.js')}:2:3`,
  });
  expect(describeError(crash).stack).toEqual([
    `at add (${new URL('../src/cart.ts', place('main.js')).href}:17:1)`,
    `at async ${place('other.js')}:2:3`,
  ]);
});
