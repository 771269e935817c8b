import { Worker } from 'node:worker_threads';
import type { DocumentLogo } from './documentLogo.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import type { IssuedQuote } from '../issuedQuote.ts';

/** Formats of files: the PDF, and the e-invoice of Peppol as XML. */
export const renderFormats = ['pdf', 'ubl'] as const;
export type RenderFormat = (typeof renderFormats)[number];
/** A document of an order in one of the formats, or the PDF of a quote. */
export type RenderJob = { readonly logo: DocumentLogo | null } & (
  | { readonly issued: IssuedDocument; readonly format: RenderFormat }
  | { readonly quote: IssuedQuote }
);

const program = new URL('./worker.ts', import.meta.url);
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a file of a document in a thread of its own: the server neither loads pdfkit and its fonts nor stands still while a page is drawn. One file
 * is made at a time, and the thread ends with it. Rejects when the program fails.
 */
export function renderDocument(job: RenderJob): Promise<Uint8Array> {
  const made = last.then(() => runWorker(job));
  last = made.catch(() => undefined);
  return made;
}

function runWorker(job: RenderJob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program);
    worker.postMessage(job);
    worker.once('message', (bytes: unknown) => {
      if (bytes instanceof Uint8Array) resolve(bytes);
    });
    worker.once('error', reject);
    // After a message this has no effect.
    worker.once('exit', (code) => reject(new Error(`The program that makes documents ended with ${code}.`)));
  });
}
