import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notMadeByPages, withoutCalls, withoutTestFacts } from './leanCalls.ts';

test('a call keeps what it is sent by', () => {
  const call = (facts: string) => `{\n  method: 'GET',\n  path: '/api/x',${facts}\n}`;
  expect(withoutTestFacts(call(" errors: ['A', 'B'], source: 'spec', effect: true"))).toBe(call('   effect: true'));
  expect(withoutTestFacts(call("\n  errors: [\n    'A',\n  ],\n  source: 'own',"))).not.toMatch(/errors|source/);
});

test('no file of calls names errors or sources afterwards, and each keeps its methods and paths', () => {
  const folder = new URL('../../../../packages/domain/src/contract/calls/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const before = readFileSync(new URL(file, folder), 'utf8');
    const after = withoutTestFacts(before);
    expect(after, file).not.toMatch(/\b(?:errors|source):/);
    expect(after.match(/(?:method|path|effect|headers|texts):/g), file).toEqual(
      before.match(/(?:method|path|effect|headers|texts):/g),
    );
  }
});

const callsIn = (code: string) => [...code.matchAll(/^  (\w+): \{/gm)].map(([, name = '']) => name);

test('docs/CALLS.md: exactly the calls that no page makes are left out, and the others stay', () => {
  const document = readFileSync(new URL('../../../../docs/CALLS.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)];
  const byPages = rows.filter(([, , callers = '']) => /`(?!apps\/storefront\/src\/server\/)[^`]+\.tsx?`/.test(callers));
  const folder = new URL('../../../../packages/domain/src/contract/calls/', import.meta.url);
  const left = readdirSync(folder).flatMap((file) =>
    callsIn(withoutCalls(readFileSync(new URL(file, folder), 'utf8'), notMadeByPages)),
  );
  const made = byPages.map(([, name = '']) => name);
  expect(left.toSorted()).toEqual(made.toSorted());
});
