import { spawnSync } from 'node:child_process';
import type { Kind, Step } from './kinds.ts';
import { kinds } from './kinds.ts';
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
  if (options.watch) return watch(options.chosen);
  const sum: Sum = { passed: 0, failed: 0 };
  const failed = await runAll(options.chosen, options.verbose, sum);
  if (failed !== undefined)
    console.info(`\nFailed: ${failed}. To run it alone: pnpm check ${failed.split(' ')[0] ?? ''}\n`);
  console.info(`${String(sum.passed)} passed, ${String(sum.failed)} failed`);
  return failed === undefined ? 0 : 1;
}

/** Runs step after step and adds to `sum`; gives the name of the step that failed. */
async function runAll(chosen: readonly Kind[], verbose: boolean, sum: Sum): Promise<string | undefined> {
  for (const kind of chosen) {
    for (const step of kind.steps) {
      const name = step.name === kind.name ? kind.name : `${kind.name} ${step.name}`;
      const { passed, failed } = await runOne(name, step, verbose);
      sum.passed += passed;
      sum.failed += failed;
      if (failed > 0) return name;
    }
  }
  return undefined;
}

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
function watch(chosen: readonly Kind[]): number {
  const named =
    chosen.length === kinds.length ? kinds.filter(({ name }) => ['domain', 'ui', 'api'].includes(name)) : chosen;
  const steps = named.flatMap((kind) => kind.steps.filter(({ counts }) => counts === 'tests'));
  const alone = steps.some(({ name }) => name === 'stories') && steps.length > 1;
  if (steps.length === 0 || alone) {
    console.error(
      alone ? 'The stories are watched alone.' : 'Only tests can be watched: house, domain, ui, api, stories, e2e.',
    );
    return 1;
  }
  const args = ['node_modules/vitest/vitest.mjs', 'watch', ...steps.flatMap((step) => step.args)];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
