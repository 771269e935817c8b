import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf, read } from '../tree.ts';

const page = read('.', 'docs/ARCHITECTURE.md');
const sources = ['packages', 'apps', 'mocks', 'scripts']
  .flatMap((folder) => filesOf(folder).map((file) => `${folder}/${file}`))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => read('.', path))
  .join('\n');

/** Names in back quotes that a source could declare: `capAmount`, `cartHandlers.cartAddPosition`, `client('search', …)`. */
const named = [
  ...new Set([...page.matchAll(/`([A-Za-z]\w*)(?:\.(\w+))?(?:\([^`]*\))?`/g)].flatMap(([, ...parts]) => parts)),
].filter((name) => name !== undefined && !existsSync(name));

test('the page names enough to be checked', () => {
  expect(named.length).toBeGreaterThan(40);
});

test.each(named)('docs/ARCHITECTURE.md names %s, and the code has it', (name) => {
  expect(new RegExp(String.raw`\b${name ?? ''}\b`).test(sources)).toBe(true);
});

const paths = [...page.matchAll(/`((?:packages|apps|mocks|scripts|tests|docs)[\w./-]*)`/g)].map(
  ([, path = '']) => path,
);

test.each(paths)('docs/ARCHITECTURE.md names the path %s, and it exists', (path) => {
  expect(existsSync(path)).toBe(true);
});
