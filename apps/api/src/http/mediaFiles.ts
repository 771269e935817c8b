import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { isDocumentAddress, pictureAt } from '@platine/domain/catalog/mediaAddress.ts';
import { mediaFile } from '../media/mediaStore.ts';
import { forEver } from './caching.ts';
import { shownElsewhere } from './isolation.ts';

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', pdf: 'application/pdf' };

/** Answers `/media/…`: pictures and documents, which never change, because their addresses have the hash of the content. */
export async function answerMedia({ method, url }: Request, folder: string | null): Promise<Response> {
  const path = new URL(url).pathname;
  const isPicture = pictureAt(path) !== null;
  if (folder === null || !(isPicture || isDocumentAddress(path))) return notFound();
  const file = await open(mediaFile(folder, path)).catch(() => null);
  if (file === null) return notFound();
  const { size } = await file.stat();
  const headers = {
    ...(isPicture ? shownElsewhere : { 'Content-Disposition': 'inline' }),
    'Cache-Control': forEver,
    'Content-Length': String(size),
    'Content-Type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  };
  if (method !== 'HEAD') return new Response(contentOf(file), { headers });
  await file.close();
  return new Response(null, { headers });
}

/** Not kept by a cache: an import may bring the file. */
function notFound(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

/** Bytes that are read at once. */
const pieceLength = 64 * 1024;

/** Reads a file as fast as the client takes it, and closes it. */
function contentOf(file: FileHandle): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(pieceLength));
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
      await file.close();
      return controller.close();
    },
    cancel: () => file.close(),
  });
}
