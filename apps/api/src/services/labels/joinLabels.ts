import type { Database } from '../../db/database.ts';
import type { Log } from '../../log/log.ts';
import { describeError } from '../../log/log.ts';
import { labelPdf } from './labelRows.ts';

/** `missing`: no such label is made, or its file is forgotten. `unreadable`: its file can only be printed alone. */
type Unjoined = { readonly kind: 'missing' | 'unreadable'; readonly reference: string };
type Joined = { readonly kind: 'joined'; readonly bytes: Uint8Array<ArrayBuffer> };

type Place = { readonly db: Database; readonly log: Log };

/** The labels in one PDF, in this order; each page keeps its size (record 0154). */
export async function joinLabels({ db, log }: Place, references: readonly string[]): Promise<Joined | Unjoined> {
  // It takes 0.2 s to load, and most processes never need it.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const all = await PDFDocument.create({ updateMetadata: false });
  for (const reference of references) {
    const pdf = await labelPdf(db, reference);
    if (pdf === null) return { kind: 'missing', reference };
    try {
      const label = await PDFDocument.load(pdf, { updateMetadata: false });
      for (const page of await all.copyPages(label, label.getPageIndices())) all.addPage(page);
    } catch (error) {
      log({ event: 'crash', id: reference, route: 'label', ...describeError(error) });
      return { kind: 'unreadable', reference };
    }
  }
  return { kind: 'joined', bytes: Uint8Array.from(await all.save()) };
}

export function joinRefusal({ kind, reference }: Unjoined): string {
  return kind === 'missing'
    ? `There is no label ${reference}, or its file is no longer kept.`
    : `The label ${reference} cannot be put into one file with others: print it alone.`;
}
