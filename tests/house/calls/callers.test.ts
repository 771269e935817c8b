import { callNames } from '@platine/domain/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { filesOf, read } from '../tree.ts';
import type { Source } from './callers.ts';
import { wrongRows } from './callers.ts';

/** Code that the storefront runs: no tests, stories or helpers of them. */
const isRun = (path: string) => /\.tsx?$/.test(path) && !/\.(?:test|stories|testing)\.tsx?$/.test(path);
const sources: readonly Source[] = ['packages/ui/src', 'apps/storefront/src'].flatMap((folder) =>
  filesOf('.', folder)
    .filter(isRun)
    .map((path) => ({ path, text: read('.', path) })),
);

describe('spec §7: docs/CALLS.md names who makes each call', () => {
  it('in this repository', () =>
    expect(wrongRows(read('.', 'docs/CALLS.md'), callNames, sources), 'mend docs/CALLS.md').toEqual([]));

  const document = ['| Call | Made by |', '|---|---|', '| `login` | `ui/logIn.ts` |'].join('\n');
  const logIn = { path: 'ui/logIn.ts', text: "await client('login', {})" };
  it.each([
    { rows: document, files: [logIn], found: [] },
    { rows: document, files: [], found: ['login: nobody'] },
    { rows: document, files: [logIn, { ...logIn, path: 'ui/other.ts' }], found: ['login: ui/logIn.ts, ui/other.ts'] },
    { rows: '', files: [logIn], found: ['login: ui/logIn.ts'] },
    { rows: '', files: [], found: ['login: says not why'] },
    { rows: '| `login` | other clients: they ask for it by themselves |', files: [], found: [] },
    { rows: `${document}\n| \`gone\` | – |`, files: [logIn], found: ['gone: no such call'] },
    // The word alone is no call.
    {
      rows: document,
      files: [{ ...logIn, text: "const view = 'login'; client('logout', {})" }],
      found: ['login: nobody'],
    },
    { rows: document, files: [{ ...logIn, text: "useSubmission(guest ? 'register' : 'login')" }], found: [] },
  ])('and a difference is found: $found', ({ rows, files, found }) => {
    expect(wrongRows(rows, ['login'], files)).toEqual(found);
  });
});
