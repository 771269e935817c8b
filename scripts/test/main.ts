import { spawnSync } from 'node:child_process';
import type { Step } from './kinds.ts';
import { kinds } from './kinds.ts';
import type { Options } from './options.ts';
import { readOptions } from './options.ts';
import type { Failure } from './runKinds.ts';
import { runKinds } from './runKinds.ts';
import type { Counted } from './runStep.ts';
import { root, runStep } from './runStep.ts';

/** `npm test`: all chosen checks in order, whether or not an earlier one failed. Returns the exit code. The last line is always `N passed, N failed`. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return 1;
  }
  if (options.watch) return watch(options);
  const { chosen, files, verbose } = options;
  const { passed, failed, failures } = await runKinds(chosen, (name, step) =>
    runOne(name, narrowed(step, files), verbose),
  );
  // Named once more at the end: what a check has printed may be thousands of lines above.
  if (failures.length > 0) console.info(`\n${failures.flatMap(told).join('\n')}\n`);
  if (files.length > 0 && passed + failed === 0) {
    console.error(`No test file has ${files.join(' or ')} in its path.`);
    return 1;
  }
  console.info(`${String(passed)} passed, ${String(failed)} failed`);
  return failures.length === 0 ? 0 : 1;
}

function told({ step, reasons }: Failure): string[] {
  const [kind = ''] = step.split(' ');
  const advice = kind === 'format' ? 'pnpm format does it.' : `Failed: ${step}. To run it alone: pnpm check ${kind}`;
  return [advice, ...reasons.map((reason) => `  ${reason}`)];
}

const narrowed = (step: Step, files: readonly string[]): Step =>
  files.length === 0 || step.counts !== 'tests'
    ? step
    : { ...step, args: [...step.args, '--passWithNoTests', ...files] };

async function runOne(name: string, step: Step, verbose: boolean): Promise<Counted> {
  const start = performance.now();
  const { passed, failed, reasons, output } = await runStep(step, verbose);
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(8);
  const tests = step.counts === 'tests' ? `  ${String(passed)} passed, ${String(failed)} failed` : '';
  if (failed > 0) console.info(output);
  console.info(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(26)}${time}${tests}`);
  return { passed, failed, reasons };
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
        : 'Only tests can be watched: house, domain, ui, api, stories, storybook, library, e2e.',
    );
    return 1;
  }
  const args = ['node_modules/vitest/vitest.mjs', 'watch', ...steps.flatMap((step) => step.args), ...files];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
