import type { ImportReport, SkippedRemoval } from '../../catalogue/report.ts';

/** So many refused lines are printed. */
const mostShown = 50;

/** A report as a person reads it. */
export function reportText(report: ImportReport, action: 'import' | 'check'): string {
  const { refused, refusals, skippedRemovals, warnings } = report;
  const lines = [
    ...warnings.slice(0, mostShown).map((warning) => `Note: ${warning}`),
    ...more(warnings.length, 'notes'),
    ...refusals.slice(0, mostShown).map(({ file, line, reason }) => `Refused: ${file}, line ${line}: ${reason}`),
    ...more(refused, 'refused lines'),
    ...skippedRemovals.map(skippedRemovalText),
  ];
  return [...lines, summary(report, action)].join('\n');
}

function skippedRemovalText({ what, gone, of }: SkippedRemoval): string {
  return `Kept: ${gone} of the shop's ${of} ${what} are not in the files, which may have been cut off. If they are to go, import once more with --retire-many.`;
}

function more(count: number, what: string): string[] {
  return count > mostShown ? [`… and ${count - mostShown} more ${what}.`] : [];
}

function summary({ added, changed, unchanged, retired, refused }: ImportReport, action: 'import' | 'check'): string {
  if (action === 'check') return `${unchanged} products are right, ${refused} lines are not.`;
  return `${added} products added, ${changed} changed, ${unchanged} unchanged, ${retired} retired; ${refused} lines refused.`;
}
