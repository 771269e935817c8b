import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Step } from './kinds.ts';

/** Result of a step; `output` is empty when it was shown while the step ran. */
export type StepResult = { readonly passed: number; readonly failed: number; readonly output: string };

export const root = resolve(import.meta.dirname, '../..');

export async function runStep(step: Step, verbose: boolean): Promise<StepResult> {
  if (step.counts !== 'tests') {
    const { code, output } = await run(step.program, step.args, verbose);
    return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
  }
  const folder = await mkdtemp(join(tmpdir(), 'platine-test-'));
  try {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await run(step.program, ['run', ...step.args, ...reporters], verbose);
    return { ...count(await readFile(report, 'utf8').catch(() => ''), code), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** vitest's own numbers. A run that fails without a failed test (a file that does not load, an unhandled rejection) counts as one failure. */
export function count(report: string, code: number): { passed: number; failed: number } {
  const number = (name: string): number => Number(new RegExp(`"${name}":\\s*(\\d+)`).exec(report)?.[1] ?? 0);
  const failed = number('numFailedTests');
  return { passed: number('numPassedTests'), failed: code === 0 ? failed : Math.max(failed, 1) };
}

function run(program: string, args: readonly string[], verbose: boolean): Promise<{ code: number; output: string }> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise((done, reject) => {
    let output = '';
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...process.env, ...colour },
      stdio: ['ignore', verbose ? 'inherit' : 'pipe', verbose ? 'inherit' : 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}
