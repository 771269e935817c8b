import { pickText } from '@platine/domain/language/text.ts';
import type {
  ImportReport,
  OverwrittenEdit,
  OverwrittenStructure,
  PlannedChange,
  SkippedRemoval,
} from '@platine/domain/desk/importReport.ts';

export type ReportedAction = 'import' | 'check' | 'dry run';

/** So many refused lines are printed. */
export const mostShown = 50;

/** A report as a person reads it. */
export function reportText(report: ImportReport, action: ReportedAction): string {
  const { refused, refusals, skippedRemovals, warnings, mediaLeftOut, mediaRefusals, overwritten, overwrites } = report;
  const { structureOverwrites } = report;
  const lines = [
    ...report.planned.map(plannedText),
    ...(['added', 'changed', 'retired'] as const)
      .flatMap((kind) => more(report[kind], whats[kind]))
      .filter(() => report.planned.length > 0),
    ...warnings.slice(0, mostShown).map((warning) => `Note: ${warning}`),
    ...more(warnings.length, 'notes'),
    ...[...structureOverwrites.map(structureText), ...overwrites.map(overwriteText)].slice(0, mostShown),
    ...more(overwritten, 'changes by hand that are overwritten'),
    ...refusals.slice(0, mostShown).map(({ file, line, reason }) => `Refused: ${file}, line ${line}: ${reason}`),
    ...more(refused, 'refused lines'),
    ...mediaRefusals.slice(0, mostShown).map(({ file, line, reason }) => `Left out: ${file}, line ${line}: ${reason}`),
    ...more(mediaLeftOut, 'pictures and documents that are left out'),
    ...skippedRemovals.map(skippedRemovalText),
  ];
  return [...lines, summary(report, action)].join('\n');
}

const whats = { added: 'new products', changed: 'changed products', retired: 'products to retire' } as const;
const words = { added: 'New', changed: 'Changed', retired: 'Retired' } as const;

function plannedText({ kind, sku, name }: PlannedChange): string {
  return `${words[kind]}: ${sku} ${pickText(name, 'EN')?.text ?? ''}`;
}

function overwriteText({ sku, field, by, day }: OverwrittenEdit): string {
  return field === null
    ? `Note: Product ${sku}: ${by} brought it in by hand on ${day}, and it is not in the files.`
    : `Note: Product ${sku}: the files overwrite ${field}, which ${by} changed by hand on ${day}.`;
}

const kinds = { maker: 'Maker', category: 'Category', group: 'Menu group' } as const;

function structureText({ kind, ref, field, by, day }: OverwrittenStructure): string {
  const entry = `Note: ${kinds[kind]} ${ref}:`;
  if (field === 'GONE') return `${entry} ${by} changed it by hand on ${day}, and it is not in the files.`;
  if (field === 'BACK') return `${entry} ${by} removed it by hand on ${day}, and the files have it.`;
  return `${entry} the files overwrite ${field}, which ${by} changed by hand on ${day}.`;
}

function skippedRemovalText({ what, gone, of }: SkippedRemoval): string {
  return `Kept: ${gone} of the shop's ${of} ${what} are not in the files, which may have been cut off. If they are to go, import once more with --retire-many.`;
}

function more(count: number, what: string): string[] {
  return count > mostShown ? [`… and ${count - mostShown} more ${what}.`] : [];
}

function summary(report: ImportReport, action: ReportedAction): string {
  const { added, changed, unchanged, retired, refused, mediaTaken, mediaLeftOut } = report;
  const leftOut = mediaLeftOut === 0 ? [] : [`${mediaLeftOut} pictures or documents cannot be taken.`];
  if (action === 'check') return [`${unchanged} products are right, ${refused} lines are not.`, ...leftOut].join(' ');
  const taken = mediaTaken === 0 ? [] : [`${mediaTaken} new pictures or documents.`];
  const would = action === 'dry run' ? 'Nothing was written. An import would say: ' : '';
  const counts = `${would}${added} products added, ${changed} changed, ${unchanged} unchanged, ${retired} retired; ${refused} lines refused.`;
  return [counts, ...taken, ...leftOut].join(' ');
}
