import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { ImportReport, ShownReport } from './importReport.ts';
import { reportFromWire, reportToWire } from './importReport.ts';
import type { ImportState } from './importStates.ts';

/** The catalogue that somebody has uploaded last, with what became of it. */
export type CatalogueImport<Report = ImportReport> = {
  readonly id: string;
  /** Names of the files as the operator's browser has them. */
  readonly files: readonly string[];
  readonly by: string;
  readonly at: Date;
  /** Name of the operator who has it taken over; '' for nobody yet. */
  readonly takenBy: string;
  readonly state: ImportState;
  /** Whether the shop keeps its stock, whatever the files say. */
  readonly keepStock: boolean;
  /** Whether it can be taken over: its files are there, and it was checked. */
  readonly open: boolean;
  /** Percent of the products that are read. */
  readonly percent: number;
  /** Products that are written so far. */
  readonly written: { readonly added: number; readonly changed: number };
  /** The import's reason, in English, why it is unreadable or failed; '' for none. */
  readonly reason: string;
  /** Of the check, and of the import once it is done; null before. */
  readonly report: Report | null;
};

type ImportWire = NonNullable<DeskResponseOf<'deskImport'>['IMPORT']>;

export function importToWire(found: CatalogueImport): ImportWire {
  return {
    ID: found.id,
    FILES: [...found.files],
    BY: found.by,
    AT: found.at.toISOString(),
    TAKEN_BY: found.takenBy,
    STATE: found.state,
    KEEP_STOCK: found.keepStock,
    OPEN: found.open,
    PERCENT: found.percent,
    WRITTEN: { ADDED: found.written.added, CHANGED: found.written.changed },
    REASON: found.reason,
    REPORT: found.report === null ? null : reportToWire(found.report),
  };
}

export function importFromWire(wire: ImportWire): CatalogueImport<ShownReport> {
  return {
    id: wire.ID,
    files: wire.FILES,
    by: wire.BY,
    at: new Date(wire.AT),
    takenBy: wire.TAKEN_BY,
    state: wire.STATE,
    keepStock: wire.KEEP_STOCK,
    open: wire.OPEN,
    percent: wire.PERCENT,
    written: { added: wire.WRITTEN.ADDED, changed: wire.WRITTEN.CHANGED },
    reason: wire.REASON,
    report: wire.REPORT === null ? null : reportFromWire(wire.REPORT),
  };
}

/** Whether the shop is at work on it, so that its state changes without anybody's doing. */
export function isAtWork({ state }: Pick<CatalogueImport<unknown>, 'state'>): boolean {
  return state === 'checking' || state === 'importing';
}
