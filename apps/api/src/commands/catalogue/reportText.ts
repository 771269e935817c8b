import type { ImportReport, SkippedRemoval } from '../../catalogue/report.ts';

/** So many refused lines are printed. */
export const mostShown = 50;

/** A report as a person reads it. */
export function reportText(report: ImportReport, action: 'import' | 'check'): string {
  const { refused, refusals, skippedRemovals, warnings, mediaLeftOut, mediaRefusals } = report;
  const lines = [
    ...warnings.slice(0, mostShown).map((warning) => `Note: ${warning}`),
    ...more(warnings.length, 'notes'),
    ...refusals.slice(0, mostShown).map(({ file, line, reason }) => `Refused: ${file}, line ${line}: ${reason}`),
    ...more(refused, 'refused lines'),
    ...mediaRefusals.slice(0, mostShown).map(({ file, line, reason }) => `Left out: ${file}, line ${line}: ${reason}`),
    ...more(mediaLeftOut, 'pictures and documents that are left out'),
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

function summary(report: ImportReport, action: 'import' | 'check'): string {
  const { added, changed, unchanged, retired, refused, mediaTaken, mediaLeftOut } = report;
  const leftOut = mediaLeftOut === 0 ? [] : [`${mediaLeftOut} pictures or documents cannot be taken.`];
  if (action === 'check') return [`${unchanged} products are right, ${refused} lines are not.`, ...leftOut].join(' ');
  const taken = mediaTaken === 0 ? [] : [`${mediaTaken} new pictures or documents.`];
  const counts = `${added} products added, ${changed} changed, ${unchanged} unchanged, ${retired} retired; ${refused} lines refused.`;
  return [counts, ...taken, ...leftOut].join(' ');
}
