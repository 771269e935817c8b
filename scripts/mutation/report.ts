import type { Reason } from './survivors.data.ts';

/** One change of the code and its result, from Stryker's JSON report. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly status: string;
  /** The code before and after the change. */
  readonly original: string;
  readonly replacement: string;
};

const folder = 'packages/domain/src/';

/** The files of several reports, by path; a later report replaces what an earlier one says of a file. Files that are gone are left out. */
export function mergedFiles(reports: readonly unknown[], exists: (path: string) => boolean): Record<string, unknown> {
  const entries = reports.flatMap((report) => Object.entries(recordIn(report, 'files')));
  return Object.fromEntries(entries.filter(([path]) => exists(path)));
}

/** The text of each file as it was when it was run. */
export function sourcesIn(files: Readonly<Record<string, unknown>>): { path: string; source: string }[] {
  return Object.entries(files).map(([path, file]) => {
    const { source } = recordOf(file);
    if (typeof source !== 'string') throw new Error(`The report of ${path} is incomplete.`);
    return { path, source };
  });
}

/** The mutants of a report, with the code that each one changed. */
export function mutantsIn(report: unknown): Mutant[] {
  const files = recordIn(report, 'files');
  return sourcesIn(files).flatMap(({ path, source }) => {
    const { mutants } = recordOf(files[path]);
    if (!Array.isArray(mutants)) throw new Error(`The report of ${path} is incomplete.`);
    const lines = source.split('\n');
    return mutants.map((mutant: unknown) => mutantOf(path.replace(folder, ''), lines, recordOf(mutant)));
  });
}

function mutantOf(file: string, lines: readonly string[], mutant: Readonly<Record<string, unknown>>): Mutant {
  const location = recordIn(mutant, 'location');
  const [start, end] = [recordIn(location, 'start'), recordIn(location, 'end')];
  const [line, lastLine] = [Number(start['line']), Number(end['line'])];
  const text = lines.slice(line - 1, lastLine);
  const last = (text.pop() ?? '').slice(0, Number(end['column']) - 1);
  const original = [...text, last].join('\n').slice(Number(start['column']) - 1);
  return { file, line, original, status: String(mutant['status']), replacement: String(mutant['replacement']) };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error('This is no report of Stryker.');
  return Object.fromEntries(Object.entries(value));
}

function recordIn(value: unknown, key: string): Readonly<Record<string, unknown>> {
  return recordOf(recordOf(value)[key]);
}

const isCaught = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

export const survivorsIn = (mutants: readonly Mutant[]) => mutants.filter(isMissed);

/** Percentage of caught changes. Changes that do not load are left out. */
export function score(mutants: readonly Mutant[]): number {
  const caught = mutants.filter(isCaught).length;
  const counted = caught + mutants.filter(isMissed).length;
  return counted === 0 ? 100 : (100 * caught) / counted;
}

export function reasonFor({ file, original, replacement }: Mutant, reasons: readonly Reason[]): Reason | undefined {
  return reasons.find(
    (reason) =>
      (reason.file === '*' || file === reason.file || (reason.file.endsWith('/') && file.startsWith(reason.file))) &&
      original.includes(reason.original) &&
      (reason.replacement === undefined || replacement === reason.replacement),
  );
}

/** Folders of the domain without any result: the report covers only a part. */
export function missingFolders(mutants: readonly Mutant[], folders: readonly string[]): string[] {
  const covered = new Set(mutants.map(({ file }) => file.split('/')[0]));
  return folders.filter((name) => !covered.has(name));
}

/** Survivors without a reason, and reasons without a survivor. */
export function unexplained(mutants: readonly Mutant[], reasons: readonly Reason[]): string[] {
  const survivors = survivorsIn(mutants);
  const used = new Set(survivors.map((mutant) => reasonFor(mutant, reasons)));
  return [
    ...survivors
      .filter((mutant) => reasonFor(mutant, reasons) === undefined)
      .map(({ file, line, original, replacement }) => `no reason: ${file}:${line} ${original} → ${replacement}`),
    ...reasons
      .filter((reason) => !used.has(reason))
      .map(({ file, original }) => `no such survivor: ${file} ${original}`),
  ];
}
