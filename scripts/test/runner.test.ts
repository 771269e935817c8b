import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';
import { readOptions } from './options.ts';
import { runKinds } from './runKinds.ts';
import { count, root, runStep } from './runStep.ts';

describe('what is run', () => {
  it('everything, in the order of the table', () => {
    expect(readOptions([])).toEqual({ chosen: kinds, files: [], watch: false, verbose: false });
  });

  it('or only what is named, still in that order', () => {
    const options = readOptions(['domain', 'lint', '--verbose']);
    expect(options).toEqual({
      chosen: kinds.filter(({ name }) => ['lint', 'domain'].includes(name)),
      files: [],
      watch: false,
      verbose: true,
    });
  });

  it('and of tests, only the files that are named', () => {
    expect(readOptions(['stories', 'CartScreen'])).toMatchObject({
      chosen: kinds.filter(({ name }) => name === 'stories'),
      files: ['CartScreen'],
    });
  });

  it.each([
    { args: ['lnit'], says: "There is no check 'lnit'." },
    { args: ['lint', 'CartScreen'], says: "There is no check 'CartScreen'." },
    { args: ['lint', '--fast'], says: "There is no option '--fast'." },
  ])('$args is answered with a sentence', ({ args, says }) => {
    expect(readOptions(args)).toContain(says);
  });

  it('and every program of the table exists', () => {
    expect(kinds.flatMap(({ steps }) => steps).filter(({ program }) => !existsSync(program))).toEqual([]);
  });
});

describe('what is counted', () => {
  const report = (failed: number, testResults: readonly unknown[] = []) =>
    JSON.stringify({ numTotalTests: 5, numPassedTests: 3, numFailedTests: failed, testResults });

  it.each([
    { report: report(2), code: 1, counted: { passed: 3, failed: 2 } },
    { report: report(0), code: 1, counted: { passed: 3, failed: 1 } },
    { report: '', code: 1, counted: { passed: 0, failed: 1 } },
    { report: report(0), code: 0, counted: { passed: 3, failed: 0 } },
  ])('of vitest that ended with $code: $counted', ({ report: text, code, counted }) => {
    expect(count(text, code)).toMatchObject(counted);
  });

  it('with the names of the tests that failed', () => {
    const result = (status: string, fullName: string) => ({ status, fullName });
    const file = {
      name: resolve(root, 'apps/api/src/cart.test.ts'),
      assertionResults: [result('passed', 'the cart opens'), result('failed', 'the cart closes')],
    };
    expect(count(report(1, [file]), 1).reasons).toEqual(['apps/api/src/cart.test.ts: the cart closes']);
  });

  it('a check that fails counts as one failure, keeps its output, and is explained by the end of it', async () => {
    const step = { name: 'a', program: '--eval', args: ['console.log("why"); process.exit(3)'] };
    expect(await runStep(step, false)).toEqual({ passed: 0, failed: 1, reasons: ['why'], output: 'why\n' });
  });

  it('the end of its output also explains vitest where no test failed', async () => {
    // The first argument is vitest's command `run`, which is no program.
    const result = await runStep({ name: 'a', program: '--eval', args: ['--'], counts: 'tests' }, false);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.reasons).toContain('ReferenceError: run is not defined');
  });
});

describe('a run with failures', () => {
  const step = (name: string, builds?: true) => ({ name, program: 'a', args: [], ...(builds && { builds }) });
  const kind = (name: string, ...steps: ReturnType<typeof step>[]) => ({ name, steps });

  /** Runs the kinds with the named steps failing. Returns what ran and what failed. */
  async function runWith(failing: readonly string[], ...chosen: ReturnType<typeof kind>[]) {
    const ran: string[] = [];
    const summary = await runKinds(chosen, async (name) => {
      ran.push(name);
      return failing.includes(name)
        ? { passed: 0, failed: 1, reasons: [`${name} fails`] }
        : { passed: 1, failed: 0, reasons: [] };
    });
    return { ran, ...summary };
  }

  it('goes on with the next kind and names every failure', async () => {
    const result = await runWith(
      ['lint', 'api contract'],
      kind('lint', step('lint')),
      kind('api', step('unit'), step('contract')),
      kind('e2e', step('e2e')),
    );
    expect(result).toEqual({
      ran: ['lint', 'api unit', 'api contract', 'e2e'],
      passed: 2,
      failed: 2,
      failures: [
        { step: 'lint', reasons: ['lint fails'] },
        { step: 'api contract', reasons: ['api contract fails'] },
      ],
    });
  });

  it('goes on with the next step of the same kind', async () => {
    const { ran } = await runWith(['api unit'], kind('api', step('unit'), step('contract')));
    expect(ran).toEqual(['api unit', 'api contract']);
  });

  it('skips the tests of a build that failed, and nothing else', async () => {
    const { ran, failures } = await runWith(
      ['e2e build'],
      kind('e2e', step('build', true), step('e2e')),
      kind('lint', step('lint')),
    );
    expect(ran).toEqual(['e2e build', 'lint']);
    expect(failures).toMatchObject([{ step: 'e2e build' }]);
  });
});

/** The runner with another Node's version number, as an older Node would start it. */
function onNode(version: string): { status: number | null; stderr: string } {
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); await import('./scripts/test.mjs');`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-strip-types', '--input-type=module', '--eval', code],
    { encoding: 'utf8' },
  );
  return { status, stderr: stderr.trim() };
}

it('an older Node ends with one sentence', () => {
  const { status, stderr } = onNode('20.20.0');
  expect(status).toBe(1);
  expect(stderr.split('\n')).toHaveLength(1);
  expect(stderr).toMatch(/^Platine needs Node 24 or newer, and this is 20\.20\.0/);
});
