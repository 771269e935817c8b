import type { Mutant } from './report.ts';
import { reasonFor, score, survivorsIn } from './report.ts';
import type { Reason } from './survivors.data.ts';

/** When the results were made. */
export type MutationRun = {
  /** Day of the run over the whole domain. */
  readonly date: string;
  /** Paths of files that were run again by themselves after it. */
  readonly again: readonly string[];
  /** Folders of the domain that were not run at all. */
  readonly missing: readonly string[];
  /** Paths of files that have changed since they were run. */
  readonly changed: readonly string[];
};

const head = ({ date, again, missing, changed }: MutationRun, total: string) => `# Mutation check of the domain

\`pnpm mutate\` runs Stryker over the whole domain and writes this page; it is not edited by hand. It takes two busy cores 50 minutes.
The reasons are in \`scripts/mutation/survivors.data.ts\`.

- Score: **${total} %** of the changes are caught; at least 90 % is asked for.
- Date of the run: ${date}
- Files run again by themselves after it, with the tests as they are now: ${again.length === 0 ? 'none' : `${again.length} (listed at the end)`}
- Folders that were not run: ${listed(missing)}
- Files whose code has changed since they were run, so that their rows are of before: ${listed(changed)}
- Changed: every file of \`packages/domain/src\` except tests, \`*.testing.ts\` (test helpers) and \`*.data.ts\` (tables without logic).
- Stryker changes nothing inside \`as const\`: such tables (the calls, enumerations, keys of messages) do not enter the score.
- Changes that do not load are not counted.
`;

const asRun = 'As each file was run: a test that was written since counts with the next run.';

function listed(paths: readonly string[]): string {
  return paths.length === 0
    ? 'none'
    : paths.map((path) => `\`${path.replace('packages/domain/src/', '')}\``).join(', ');
}

/** docs/MUTATION.md: the score by folder and every change that no test noticed, with the reason or without one. */
export function mutationMarkdown(mutants: readonly Mutant[], reasons: readonly Reason[], run: MutationRun): string {
  const folders = Map.groupBy(mutants, ({ file }) => file.split('/')[0] ?? '');
  const rows = [...folders]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, list]) => row(name, list));
  const open = survivorsIn(mutants).filter((mutant) => reasonFor(mutant, reasons) === undefined);
  return [
    head(run, score(mutants).toFixed(2)),
    '| Folder | Caught % | killed | timed out | survived | not covered | does not load |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    row('**all**', mutants),
    '',
    '## What survives, and why',
    '',
    [...new Set(reasons.map(({ why }) => why))].flatMap((why) => survivorsOf(why, mutants, reasons)).join('\n\n'),
    '',
    '## What survives without a reason yet',
    '',
    open.length === 0 ? 'Nothing.' : [asRun, '', ...open.map(change)].join('\n'),
    '',
    ...(run.again.length === 0 ? [] : ['## Run again after the whole', '', listed(run.again), '']),
  ].join('\n');
}

function row(name: string, mutants: readonly Mutant[]): string {
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
  const counts = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count);
  const broken = count('RuntimeError') + count('CompileError');
  return `| ${[name, score(mutants).toFixed(1), ...counts, broken].join(' | ')} |`;
}

function survivorsOf(why: string, mutants: readonly Mutant[], reasons: readonly Reason[]): string[] {
  const survivors = survivorsIn(mutants).filter((mutant) => reasonFor(mutant, reasons)?.why === why);
  return survivors.length === 0 ? [] : [why, survivors.map(change).join('\n')];
}

function change({ file, line, original, replacement }: Mutant): string {
  return `- \`${file}:${line}\` ${code(original)} → ${code(replacement)}`;
}

/** Code in one line; a span of two backticks may hold the one of a template. */
function code(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}
