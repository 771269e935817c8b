/**
 * A catalogue that somebody has uploaded. `unreadable`: the check found that it is none; `interrupted`: the shop stopped while it was taken over, and the
 * same files can be taken over again; `failed`: it ended early, with its reason.
 */
export const importStates = [
  'checking',
  'unreadable',
  'checked',
  'importing',
  'interrupted',
  'failed',
  'done',
] as const;
export type ImportState = (typeof importStates)[number];

/** Reasons against an upload. `busy`: another one is at work; `files`: these files are no catalogue together. */
export const uploadRefusals = ['busy', 'files'] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

/** Bytes of all files of an upload together. A table of 26,000 products has some 10 MB. */
export const largestUpload = 25 * 1024 * 1024;
/** Files of an upload: a catalogue of JSON Lines has four and more. */
export const mostUploadFiles = 20;

/** Hours for which the files of an upload are kept. */
export const uploadHours = 24;

/** Entries of each list of a report that the desk shows; the rest is counted. */
export const mostReported = 50;

/** Parts of a catalogue that an import holds back from removal when too much of them is missing. */
export const removedParts = ['products', 'categories', 'menu groups'] as const;
export const plannedKinds = ['added', 'changed', 'retired'] as const;

/** Files of an export that the desk offers. */
export const exportFiles = [
  'products.csv',
  'products.jsonl',
  'manufacturers.jsonl',
  'categories.jsonl',
  'menu.jsonl',
] as const;
export type ExportFile = (typeof exportFiles)[number];
