import { parentPort } from 'node:worker_threads';
import type { RenderJob } from './renderDocument.ts';
import { renderFile } from './renderFile.ts';

/** The program of the thread: makes one file and sends its bytes. An error ends it, and its owner is told. */
parentPort?.once('message', (job: RenderJob) => {
  void renderFile(job).then((bytes) => parentPort?.postMessage(bytes));
});
