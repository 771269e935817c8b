import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser, NoBrowserError } from '../browser.ts';

/** A measuring tool is missing; the message is one sentence for the person who started the program. */
export class MissingInstrumentError extends Error {
  override readonly name = 'MissingInstrumentError';
}

/** The program of a browser to measure in. Throws MissingInstrumentError when there is none. */
export function findBenchBrowser(): Promise<string> {
  return findBrowser().catch((error: unknown) => {
    throw error instanceof NoBrowserError ? new MissingInstrumentError(error.message) : error;
  });
}

const runProgram = promisify(execFile);

/**
 * Runs a published program once, without making it a dependency of the shop; `instrument` is name@version. Answers what it printed.
 * Throws MissingInstrumentError when it cannot be had.
 */
export async function runInstrument(
  instrument: string,
  arguments_: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, ...environment };
  try {
    const { stdout } = await runProgram('npx', ['-y', instrument, ...arguments_], { env, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    throw new MissingInstrumentError(
      `${instrument} did not run (${firstLine(error)}): this measurement needs npx and a package registry.`,
    );
  }
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : String(error);
}

/** A number at a place of parsed JSON. Throws when there is none: a measurement that was not taken is no zero. */
export function numberAt(value: unknown, ...path: readonly string[]): number {
  const found = path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
  if (typeof found !== 'number') throw new Error(`The measurement has no ${path.join('.')}.`);
  return found;
}
