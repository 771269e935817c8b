import { afterAll, describe, expect, it } from 'vitest';
import { brokenCss, soundCss } from './cssCases.data.ts';
import { createSandbox, rulesByFile, run } from './sandbox.ts';

const sandbox = createSandbox([...brokenCss, ...soundCss]);
afterAll(() => sandbox.remove());
const output = run(sandbox.folder, 'stylelint/bin/stylelint.mjs', ['--formatter', 'unix', 'packages/**/*.css']);
const findings = rulesByFile(
  output.replaceAll(`${sandbox.folder}/`, ''),
  /^(.+?):\d+:\d+: .*(?:\(|missing a )(\S+?)\)? \[error\]$/gm,
);

describe('each rule for CSS was seen failing on a file that breaks it', () => {
  it.each(brokenCss)('$rule: $file', ({ rule, file }) => {
    expect(findings.get(file)).toEqual([rule]);
  });
});

describe('a sound neighbour breaks nothing', () => {
  it.each(soundCss)('$file', ({ file }) => {
    expect(findings.get(file) ?? []).toEqual([]);
  });
});
