import { string } from 'yup';
import {
  importStates,
  largestUpload,
  mostUploadFiles,
  plannedKinds,
  removedParts,
  uploadRefusals,
} from '../../../desk/importStates.ts';
import { structureKinds } from '../../../desk/structureEdit.ts';
import { filledText, flag, isoDate, listOf, localized, oneOf, record, sku, text, whole } from '../../schemas/parts.ts';
import { moment } from './deskParts.ts';

/**
 * The files of a catalogue in base64: a table (CSV, XLSX or BMEcat) and its mapping file, or JSON Lines. NAME is shown and tells the kind; the shop keeps
 * each file under a name of its own.
 */
export const uploadCatalogueRequest = record({
  FILES: listOf(
    record({
      NAME: filledText(200),
      FILE: string()
        .strict()
        .max(Math.ceil(largestUpload / 3) * 4)
        .matches(/^[A-Za-z0-9+/]*={0,2}$/)
        .defined(),
    }),
  )
    .min(1)
    .max(mostUploadFiles),
  KEEP_STOCK: flag(),
});

const refusal = record({ FILE: text(300), LINE: whole(), REASON: text() });
/** Lists have their first 50 entries; REFUSED, MEDIA_LEFT_OUT, NOTED and OVERWRITTEN count all. REASON and NOTES are the import's, in English. */
const report = record({
  ADDED: whole(),
  CHANGED: whole(),
  UNCHANGED: whole(),
  RETIRED: whole(),
  REFUSED: whole(),
  REFUSALS: listOf(refusal),
  MEDIA_TAKEN: whole(),
  MEDIA_LEFT_OUT: whole(),
  MEDIA_REFUSALS: listOf(refusal),
  NOTED: whole(),
  NOTES: listOf(text()),
  OVERWRITTEN: whole(),
  /** FIELD is null for a product that was brought in by hand and that the files lack. */
  OVERWRITES: listOf(
    record({
      SKU: sku(),
      FIELD: filledText(60).nullable().defined(),
      BY: text(200),
      DAY: isoDate().required(),
    }),
  ),
  /** FIELD is `GONE` for an entry that the files lack and that leaves the shop, `BACK` for one that was removed by hand and that they have. */
  STRUCTURE_OVERWRITES: listOf(
    record({
      KIND: oneOf(structureKinds),
      REF: filledText(80),
      FIELD: filledText(60),
      BY: text(200),
      DAY: isoDate().required(),
    }),
  ),
  /** Parts of the shop that are missing from the files and stay, because the files may have been cut off. */
  KEPT: listOf(record({ WHAT: oneOf(removedParts), GONE: whole(), OF: whole() })),
  PLANNED: listOf(record({ KIND: oneOf(plannedKinds), SKU: sku(), NAME: localized() })),
});

/** REPORT is the check's, and the import's once it is done. OPEN: it can be taken over. WRITTEN is what an import has written so far. */
const uploaded = record({
  ID: filledText(40),
  FILES: listOf(filledText(200)),
  BY: filledText(200),
  AT: moment(),
  TAKEN_BY: text(200),
  STATE: oneOf(importStates),
  KEEP_STOCK: flag(),
  OPEN: flag(),
  PERCENT: whole(0, 100),
  WRITTEN: record({ ADDED: whole(), CHANGED: whole() }),
  REASON: text(),
  REPORT: report.nullable().defined(),
});
const uploadedOrNone = () => uploaded.nullable().defined();

export const deskImport = record({ IMPORT: uploadedOrNone() });

/** With a REFUSAL nothing was kept, and IMPORT is the one that is there. REASON says in English why the files are no catalogue. */
export const uploadCatalogueAnswer = record({
  REFUSAL: oneOf(uploadRefusals).nullable().defined(),
  REASON: text(),
  IMPORT: uploadedOrNone(),
});

/** RETIRE_MANY: also what KEPT says leaves the shop. */
export const takeImportRequest = record({ ID: filledText(40), RETIRE_MANY: flag() });
/** `conflict`: it is not the newest upload, or somebody has it taken over already; IMPORT is how things stand. */
export const takeImportAnswer = record({ RESULT: oneOf(['done', 'conflict']), IMPORT: uploadedOrNone() });
