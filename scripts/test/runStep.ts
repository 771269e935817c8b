import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Step } from './kinds.ts';

/** Result of a step; `output` is empty when it was shown while the step ran. */
export type StepResult = Counted & { readonly output: string };

export type Counted = {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests, each with its file; where none is known, the last lines that the step printed. */
  readonly reasons: readonly string[];
};

export const root = resolve(import.meta.dirname, '../..');

export async function runStep(step: Step, verbose: boolean): Promise<StepResult> {
  if (step.counts !== 'tests') {
    const { code, output } = await run(step.program, step.args, verbose);
    return explained({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, reasons: [], output });
  }
  const folder = await mkdtemp(join(tmpdir(), 'platine-test-'));
  try {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await run(step.program, ['run', ...step.args, ...reporters], verbose);
    return explained({ ...count(await readFile(report, 'utf8').catch(() => ''), code), output });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A hook that fails, or an error that nobody caught, is no test's: vitest names it in its output alone. */
function explained(result: StepResult): StepResult {
  const { failed, reasons, output } = result;
  if (failed === 0 || reasons.length > 0) return result;
  const printed = output.split('\n').filter((line) => line.trim() !== '');
  return { ...result, reasons: printed.slice(-30) };
}

/** vitest's own numbers. A run that fails without a failed test (a file that does not load, an unhandled rejection) counts as one failure. */
export function count(report: string, code: number): Counted {
  const parsed: unknown = report === '' ? null : JSON.parse(report);
  const read = isReport(parsed) ? parsed : null;
  const failed = read?.numFailedTests ?? 0;
  const reasons = (read?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );
  return { passed: read?.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(failed, 1), reasons };
}

/** The part that is read of the report that vitest writes. */
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'numFailedTests' in value && 'testResults' in value;

/** Where the processes of a check, hundreds of which run the same sources, keep what Node has compiled of them: it saves each a second. */
const compiled = join(root, 'node_modules/.cache/compiled');

function run(program: string, args: readonly string[], verbose: boolean): Promise<{ code: number; output: string }> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise((done, reject) => {
    let output = '';
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...colour },
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
