import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { LocalizedText } from '../language/text.ts';
import type { plannedKinds, removedParts } from './importStates.ts';
import type { StructureKind } from './structureEdit.ts';
import { mostReported } from './importStates.ts';

/** A line that was refused, and why. */
export type Refusal = { readonly file: string; readonly line: number; readonly reason: string };

/** Entries that are missing from the files but were kept, because so many are missing that the files may be truncated. */
export type SkippedRemoval = {
  readonly what: (typeof removedParts)[number];
  readonly gone: number;
  /** The number of entries in the shop. */
  readonly of: number;
};

/** A product that a dry run would write or retire. */
export type PlannedChange = {
  readonly kind: (typeof plannedKinds)[number];
  readonly sku: number;
  readonly name: LocalizedText;
};

/** A change by hand that the files overwrite. */
export type OverwrittenEdit = {
  readonly sku: number;
  /** The fact; null for a product that was brought in by hand and that the files do not have. */
  readonly field: string | null;
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly day: string;
};

/** A change by hand to a maker, a category or the menu that the files overwrite. */
export type OverwrittenStructure = {
  readonly kind: StructureKind;
  /** A maker's number, a category's path, or a menu group's key. */
  readonly ref: string;
  /** The fact; `GONE` for an entry that the files lack and that leaves the shop, `BACK` for one that somebody has removed and that the files have. */
  readonly field: string;
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly day: string;
};

/** The result of an import. */
export type ImportReport = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Removed from the catalogue: still shown in carts, but not found. */
  readonly retired: number;
  readonly skippedRemovals: readonly SkippedRemoval[];
  readonly refused: number;
  /** The first refused lines. */
  readonly refusals: readonly Refusal[];
  /** Pictures and documents that the shop did not have before. */
  readonly mediaTaken: number;
  readonly mediaLeftOut: number;
  /** The first pictures and documents that were left out; the lines that name them were imported. */
  readonly mediaRefusals: readonly Refusal[];
  /** The first values that were changed when imported (D14). */
  readonly warnings: readonly string[];
  readonly overwritten: number;
  /** The first changes by hand that the files overwrite. */
  readonly overwrites: readonly OverwrittenEdit[];
  /** The same of makers, categories and the menu. */
  readonly structureOverwrites: readonly OverwrittenStructure[];
  /** The first products of each kind that a dry run would change; none of an import. */
  readonly planned: readonly PlannedChange[];
};

/** A report as the desk shows it: the first entries of each list, and how many there are of notes. */
export type ShownReport = ImportReport & { readonly noted: number };

type ReportWire = NonNullable<NonNullable<DeskResponseOf<'deskImport'>['IMPORT']>['REPORT']>;
type RefusalWire = ReportWire['REFUSALS'][number];

/** The first entries of each list travel; counts say how many there are. */
export function reportToWire(report: ImportReport): ReportWire {
  return {
    ADDED: report.added,
    CHANGED: report.changed,
    UNCHANGED: report.unchanged,
    RETIRED: report.retired,
    REFUSED: report.refused,
    REFUSALS: first(report.refusals).map(refusalToWire),
    MEDIA_TAKEN: report.mediaTaken,
    MEDIA_LEFT_OUT: report.mediaLeftOut,
    MEDIA_REFUSALS: first(report.mediaRefusals).map(refusalToWire),
    NOTED: report.warnings.length,
    NOTES: first(report.warnings),
    OVERWRITTEN: report.overwritten,
    OVERWRITES: first(report.overwrites).map(({ sku, field, by, day }) => ({
      SKU: sku,
      FIELD: field,
      BY: by,
      DAY: day,
    })),
    STRUCTURE_OVERWRITES: first(report.structureOverwrites).map(({ kind, ref, field, by, day }) => ({
      KIND: kind,
      REF: ref,
      FIELD: field,
      BY: by,
      DAY: day,
    })),
    KEPT: report.skippedRemovals.map(({ what, gone, of }) => ({ WHAT: what, GONE: gone, OF: of })),
    PLANNED: report.planned.map(({ kind, sku, name }) => ({ KIND: kind, SKU: sku, NAME: name })),
  };
}

export function reportFromWire(wire: ReportWire): ShownReport {
  return {
    added: wire.ADDED,
    changed: wire.CHANGED,
    unchanged: wire.UNCHANGED,
    retired: wire.RETIRED,
    refused: wire.REFUSED,
    refusals: wire.REFUSALS.map(refusalFromWire),
    mediaTaken: wire.MEDIA_TAKEN,
    mediaLeftOut: wire.MEDIA_LEFT_OUT,
    mediaRefusals: wire.MEDIA_REFUSALS.map(refusalFromWire),
    noted: wire.NOTED,
    warnings: wire.NOTES,
    overwritten: wire.OVERWRITTEN,
    overwrites: wire.OVERWRITES.map(({ SKU, FIELD, BY, DAY }) => ({ sku: SKU, field: FIELD, by: BY, day: DAY })),
    structureOverwrites: wire.STRUCTURE_OVERWRITES.map(({ KIND, REF, FIELD, BY, DAY }) => ({
      kind: KIND,
      ref: REF,
      field: FIELD,
      by: BY,
      day: DAY,
    })),
    skippedRemovals: wire.KEPT.map(({ WHAT, GONE, OF }) => ({ what: WHAT, gone: GONE, of: OF })),
    planned: wire.PLANNED.map(({ KIND, SKU, NAME }) => ({ kind: KIND, sku: SKU, name: NAME })),
  };
}

function first<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.slice(0, mostReported);
}

function refusalToWire({ file, line, reason }: Refusal): RefusalWire {
  return { FILE: file, LINE: line, REASON: reason };
}

function refusalFromWire({ FILE, LINE, REASON }: RefusalWire): Refusal {
  return { file: FILE, line: LINE, reason: REASON };
}
