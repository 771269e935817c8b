import type { Mutant } from './report.ts';
import { reasonFor, score, survivorsIn } from './report.ts';
import type { Reason } from './survivors.data.ts';

const head = (date: string, total: string) => `# Mutation check of the domain

\`pnpm mutate\` runs Stryker over the whole domain (about 20 minutes on two cores) and writes this page; it is not edited by hand.
The reasons are in \`scripts/mutation/survivors.data.ts\`.

- Score: **${total} %** of the changes are caught; at least 90 % is asked for.
- Date of the run: ${date}
- Changed: every file of \`packages/domain/src\` except tests, \`*.testing.ts\` (test helpers) and \`*.data.ts\` (tables without logic).
- Stryker changes nothing inside \`as const\`: such tables (the calls, enumerations, keys of messages) do not enter the score.
- Changes that do not load are not counted.
`;

/** docs/MUTATION.md: the score by folder and every change that no test noticed, with the reason. */
export function mutationMarkdown(mutants: readonly Mutant[], reasons: readonly Reason[], date: string): string {
  const folders = Map.groupBy(mutants, ({ file }) => file.split('/')[0] ?? '');
  const rows = [...folders]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, list]) => row(name, list));
  return [
    head(date, score(mutants).toFixed(2)),
    '| Folder | Caught % | killed | timed out | survived | not covered | does not load |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    row('**all**', mutants),
    '',
    '## What survives, and why',
    '',
    [...new Set(reasons.map(({ why }) => why))].flatMap((why) => survivorsOf(why, mutants, reasons)).join('\n\n'),
    '',
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
  const changes = survivors.map(
    ({ file, line, original, replacement }) => `- \`${file}:${line}\` ${code(original)} → ${code(replacement)}`,
  );
  return changes.length === 0 ? [] : [why, changes.join('\n')];
}

/** Code in one line; a span of two backticks may hold the one of a template. */
function code(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}
