import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { broken, sound } from './cases.data.ts';
import { createSandbox, rulesByFile, run } from './sandbox.ts';

/** Companions of the broken files: what they import. */
const companions = ['packages/ui/src/button.ts', 'packages/domain/src/button.ts'].map((file) => ({
  file,
  source: 'export const a = 1;\nexport type B = string;\n',
}));

const sandbox = createSandbox([...broken, ...sound, ...companions]);
const output = run(sandbox.folder, 'oxlint/bin/oxlint', [
  '--disable-nested-config',
  '-f',
  'unix',
  'packages',
  'apps',
  'mocks',
  'scripts',
]);
const findings = rulesByFile(output, /^(.+?):\d+:\d+: .*\[Error\/(.+)\]$/gm);
afterAll(() => sandbox.remove());

describe('each lint rule was seen failing on a file that breaks it', () => {
  it.each(broken)('$rule: $file', ({ rule, file }) => {
    expect(findings.get(file)).toEqual([rule]);
  });
});

describe('a sound neighbour breaks nothing', () => {
  it.each(sound)('$file', ({ file }) => {
    expect(findings.get(file) ?? []).toEqual([]);
  });
});

it('no rule of .oxlintrc.json is without its proof', () => {
  const config = readFileSync('.oxlintrc.json', 'utf8');
  const named = [...config.matchAll(/^\s*"([\w/-]+)": (?:"error"|\["error")/gm)].map(([, rule]) => rule);
  const inline = [...config.matchAll(/"rules": \{ "([\w/-]+)": (?:"error"|\["error")/g)].map(([, rule]) => rule);
  const proven = new Set(broken.map(({ rule }) => rule));
  expect([...named, ...inline].filter((rule) => rule !== 'correctness' && !proven.has(rule ?? ''))).toEqual([]);
  expect(named.length).toBeGreaterThan(40);
});
