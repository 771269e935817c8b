import type { ExportFile } from '../../desk/importStates.ts';
import type { DeskCallDescription } from './deskCallDescription.ts';

/** Files of the desk, which have no envelope: they have the same door as the calls. */
export const deskFiles = {
  deskDocument: { method: 'GET', path: '/desk/api/document/{FILE}', task: 'read' },
  deskLabelFile: { method: 'GET', path: '/desk/api/label/{FILE}', task: 'orders' },
  /** Several labels in one PDF: FILE is their references, with commas. */
  deskLabelsFile: { method: 'GET', path: '/desk/api/labels/{FILE}', task: 'orders' },
  /** A file of the catalogue as `pnpm catalogue export` writes it, whose name is one of `exportFiles`. */
  deskExport: { method: 'GET', path: '/desk/api/catalogue/export/{FILE}', task: 'catalogue' },
  /** The calls as an OpenAPI document, for who writes a program that makes them. */
  deskOpenApi: { method: 'GET', path: '/desk/api/openapi.json', task: 'read' },
} as const satisfies Record<string, Pick<DeskCallDescription, 'path' | 'task'> & { readonly method: 'GET' }>;

/** The address of an order's document as PDF. */
export function deskDocumentPath(number: string): string {
  return deskFiles.deskDocument.path.replace('{FILE}', `${encodeURIComponent(number)}.pdf`);
}

/** The address of a file of the catalogue's export. */
export function deskExportPath(file: ExportFile): string {
  return deskFiles.deskExport.path.replace('{FILE}', file);
}

/** The address of a shipping label as PDF, by the reference of its parcel. */
export function deskLabelPath(reference: string): string {
  return deskFiles.deskLabelFile.path.replace('{FILE}', `${encodeURIComponent(reference)}.pdf`);
}

/** The address of several shipping labels in one PDF, in this order. */
export function deskLabelsPath(references: readonly string[]): string {
  return deskFiles.deskLabelsFile.path.replace('{FILE}', `${references.map(encodeURIComponent).join(',')}.pdf`);
}
