import { describe, expect, it } from 'vitest';
import { mutationMarkdown } from './markdown.ts';
import { mergedFiles, missingFolders, mutantsIn, score, sourcesIn, unexplained } from './report.ts';

const at = (line: number, from: number, to: number, last = line) => ({
  start: { line, column: from },
  end: { line: last, column: to },
});
const report = {
  files: {
    'packages/domain/src/cart/a.ts': {
      source: 'const a = 1;\nif (a > 0) {\n  b();\n}',
      mutants: [
        { status: 'Killed', replacement: 'a >= 0', location: at(2, 5, 10) },
        { status: 'Survived', replacement: '{}', location: at(2, 12, 2, 4) },
        { status: 'Timeout', replacement: '2', location: at(1, 11, 12) },
        { status: 'NoCoverage', replacement: 'true', location: at(2, 5, 10) },
        { status: 'RuntimeError', replacement: '', location: at(1, 11, 12) },
      ],
    },
  },
};
const mutants = mutantsIn(report);
const why = 'No test observes it.';

describe('the report of Stryker', () => {
  it('gives the changed code, over several lines too', () => {
    expect(mutants.map(({ file, line, original }) => [file, line, original])).toEqual([
      ['cart/a.ts', 2, 'a > 0'],
      ['cart/a.ts', 2, '{\n  b();\n}'],
      ['cart/a.ts', 1, '1'],
      ['cart/a.ts', 2, 'a > 0'],
      ['cart/a.ts', 1, '1'],
    ]);
  });

  it('is rejected when the file is not a report', () => {
    expect(() => mutantsIn({})).toThrow('no report');
    expect(() => mutantsIn({ files: { a: {} } })).toThrow('The report of a is incomplete.');
  });

  it('names the folders that a partial report lacks', () => {
    expect(missingFolders(mutants, ['cart'])).toEqual([]);
    expect(missingFolders(mutants, ['cart', 'money'])).toEqual(['money']);
  });

  it('counts killed and timed-out changes of all that loaded', () => {
    expect(score(mutants)).toBe(50);
    expect(score([])).toBe(100);
  });
});

describe('each survivor has a reason', () => {
  it.each([
    { file: 'cart/a.ts', original: 'b()' },
    { file: 'cart/', original: 'b()', replacement: '{}' },
    { file: '*', original: 'b()' },
  ])('%o explains one of the two', (reason) => {
    expect(unexplained(mutants, [{ ...reason, why }])).toEqual(['no reason: cart/a.ts:2 a > 0 → true']);
  });

  it.each([
    { file: 'cart/b.ts', original: 'b()' },
    { file: 'money/', original: 'b()' },
    { file: '*', original: 'b()', replacement: 'x' },
    { file: '*', original: 'c()' },
  ])('%o explains none and is told', (reason) => {
    expect(unexplained(mutants, [{ ...reason, why }])).toHaveLength(3);
  });
});

describe('files that were run again by themselves', () => {
  const part = {
    files: {
      'packages/domain/src/cart/b.ts': {
        source: 'b',
        mutants: [{ status: 'Killed', replacement: '', location: at(1, 1, 2) }],
      },
      'packages/domain/src/cart/gone.ts': { source: 'c', mutants: [] },
    },
  };
  const earlier = { files: { ...report.files, 'packages/domain/src/cart/b.ts': { source: 'a', mutants: [] } } };
  const files = mergedFiles([earlier, part], (path) => !path.endsWith('gone.ts'));

  it('replace what was known of them, and what is gone is left out', () => {
    expect(sourcesIn(files).map(({ path }) => path.slice(-4))).toEqual(['a.ts', 'b.ts']);
    expect(sourcesIn(files).at(-1)?.source).toBe('b');
    expect(mutantsIn({ files }).filter(({ file }) => file === 'cart/b.ts')).toHaveLength(1);
  });
});

describe('the page', () => {
  const run = { date: '2026-11-21', again: [], missing: [], changed: [] };
  const reasoned = [{ file: '*', original: 'b()', why }];

  it('has the score, the rows and the survivors with their reasons', () => {
    const page = mutationMarkdown(mutants, reasoned, run);
    expect(page).toContain('**50.00 %**');
    expect(page).toContain('| cart | 50.0 | 1 | 1 | 1 | 1 | 1 |');
    expect(page).toContain('No test observes it.\n\n- `cart/a.ts:2` `{ b(); }` → `{}`');
  });

  it('lists the survivors without a reason, too', () => {
    expect(mutationMarkdown(mutants, reasoned, run)).toContain(
      'counts with the next run.\n\n- `cart/a.ts:2` `a > 0` → `true`\n',
    );
    const all = [...reasoned, { file: '*', original: 'a > 0', why }];
    expect(mutationMarkdown(mutants, all, run)).toContain('without a reason yet\n\nNothing.\n');
  });

  it('says which files were run later than the whole, which have changed since, and what was not run', () => {
    const page = mutationMarkdown(mutants, reasoned, {
      ...run,
      again: ['packages/domain/src/cart/a.ts'],
      missing: ['money'],
      changed: ['packages/domain/src/cart/b.ts'],
    });
    expect(page).toContain('with the tests as they are now: 1 (listed at the end)');
    expect(page).toContain('Folders that were not run: `money`\n');
    expect(page).toContain('## Run again after the whole\n\n`cart/a.ts`\n');
    expect(page).toContain('so that their rows are of before: `cart/b.ts`\n');
    expect(mutationMarkdown(mutants, reasoned, run)).toContain('so that their rows are of before: none\n');
  });
});
