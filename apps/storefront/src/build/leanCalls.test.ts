import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutTestFacts } from './leanCalls.ts';

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
