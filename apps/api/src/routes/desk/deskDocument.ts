import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { deskFiles } from '@platine/domain/contract/desk/deskFiles.ts';
import { deskPageSize } from '@platine/domain/desk/deskList.ts';
import { joinLabels, joinRefusal } from '../../services/labels/joinLabels.ts';
import { labelPdf } from '../../services/labels/labelRows.ts';
import { documentByNumber } from '../../services/documents/documentByNumber.ts';
import { documentFile } from '../../services/documents/documentFile.ts';
import type { DeskContext } from './deskContext.ts';
import { allowedOperator } from './performDesk.ts';

type DocumentFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** An issued document as PDF, by its file name `LS-2026-000001.pdf`. Throws NotLoggedInException, ForbiddenException and NotFoundException. */
export async function readDeskDocument(context: DeskContext, name: string): Promise<DocumentFile> {
  await allowedOperator(context, deskFiles.deskDocument.task);
  const [, number] = /^([A-Z]{2}-\d{4}-\d{1,12})\.pdf$/.exec(name) ?? [];
  const { db, clock, currentShop } = context;
  const at = { db, now: clock(), shop: currentShop() };
  const issued = number === undefined ? null : await documentByNumber(at, number);
  const pdf = issued === null ? null : await documentFile(at, issued, 'pdf');
  if (pdf === null) throw new BusinessFailure('NotFoundException', 'There is no such document.');
  return { name, bytes: Uint8Array.from(pdf) };
}

/** A shipping label as PDF, by its file name `2026-100001-3-5f3a9c01.pdf`. Throws as `readDeskDocument` does. */
export async function readDeskLabel(context: DeskContext, name: string): Promise<DocumentFile> {
  await allowedOperator(context, deskFiles.deskLabelFile.task);
  const [, reference] = /^([\w-]{1,80})\.pdf$/.exec(name) ?? [];
  const pdf = reference === undefined ? null : await labelPdf(context.db, reference);
  if (pdf === null) throw new BusinessFailure('NotFoundException', 'There is no such label.');
  return { name, bytes: Uint8Array.from(pdf) };
}

/**
 * Shipping labels in one PDF, by their references with commas: each once, and no more than a page of the list has orders. One that is not there is named,
 * and none is left out. Throws as `readDeskDocument` does.
 */
export async function readDeskLabels(context: DeskContext, name: string): Promise<DocumentFile> {
  await allowedOperator(context, deskFiles.deskLabelsFile.task);
  const [, list = ''] = /^([\w,-]{1,5000})\.pdf$/.exec(name) ?? [];
  const references = [...new Set(list.split(',').filter((reference) => reference !== ''))];
  if (references.length === 0 || references.length > deskPageSize)
    throw new BusinessFailure('NotFoundException', `One file has 1 to ${deskPageSize} labels.`);
  const joined = await joinLabels(context, references);
  if (joined.kind === 'joined') return { name: 'labels.pdf', bytes: joined.bytes };
  throw new BusinessFailure('NotFoundException', joinRefusal(joined));
}
