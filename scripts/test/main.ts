import { spawnSync } from 'node:child_process';
import type { Step } from './kinds.ts';
import { kinds } from './kinds.ts';
import type { Options } from './options.ts';
import { readOptions } from './options.ts';
import { root, runStep } from './runStep.ts';

type Sum = { passed: number; failed: number };

/** `npm test`: the checks in order, until one fails. Gives the exit code. The last line is always `N passed, N failed`. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return 1;
  }
  if (options.watch) return watch(options);
  const sum: Sum = { passed: 0, failed: 0 };
  const failed = await runAll(options, sum);
  if (failed !== undefined) console.info(`\n${advice(failed)}\n`);
  if (options.files.length > 0 && sum.passed + sum.failed === 0) {
    console.error(`No test file has ${options.files.join(' or ')} in its path.`);
    return 1;
  }
  console.info(`${String(sum.passed)} passed, ${String(sum.failed)} failed`);
  return failed === undefined ? 0 : 1;
}

/** Runs step after step and adds to `sum`; gives the name of the step that failed. */
async function runAll({ chosen, files, verbose }: Options, sum: Sum): Promise<string | undefined> {
  for (const kind of chosen) {
    for (const step of kind.steps) {
      const name = step.name === kind.name ? kind.name : `${kind.name} ${step.name}`;
      const { passed, failed } = await runOne(name, narrowed(step, files), verbose);
      sum.passed += passed;
      sum.failed += failed;
      if (failed > 0) return name;
    }
  }
  return undefined;
}

function advice(failed: string): string {
  const [kind = ''] = failed.split(' ');
  return kind === 'format' ? 'pnpm format does it.' : `Failed: ${failed}. To run it alone: pnpm check ${kind}`;
}

const narrowed = (step: Step, files: readonly string[]): Step =>
  files.length === 0 || step.counts !== 'tests'
    ? step
    : { ...step, args: [...step.args, '--passWithNoTests', ...files] };

async function runOne(name: string, step: Step, verbose: boolean): Promise<Sum> {
  const start = performance.now();
  const { passed, failed, output } = await runStep(step, verbose);
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(8);
  const tests = step.counts === 'tests' ? `  ${String(passed)} passed, ${String(failed)} failed` : '';
  if (failed > 0) console.info(output);
  console.info(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(26)}${time}${tests}`);
  return { passed, failed };
}

/** Hands over to vitest's watch mode, which runs again what a change touches. Unasked, it watches what is quick. */
function watch({ chosen, files }: Options): number {
  const named =
    chosen.length === kinds.length ? kinds.filter(({ name }) => ['domain', 'ui', 'api'].includes(name)) : chosen;
  const steps = named.flatMap((kind) => kind.steps.filter(({ counts }) => counts === 'tests'));
  const alone = steps.some(({ name }) => name === 'stories') && steps.length > 1;
  if (steps.length === 0 || alone) {
    console.error(
      alone
        ? 'The stories are watched alone.'
        : 'Only tests can be watched: house, domain, ui, api, stories, storybook, e2e.',
    );
    return 1;
  }
  const args = ['node_modules/vitest/vitest.mjs', 'watch', ...steps.flatMap((step) => step.args), ...files];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
