import { basename } from 'node:path';
import type { Entry } from 'yauzl';
import { fromBufferPromise, openPromise } from 'yauzl';
import { CatalogueError } from '../readCatalogue.ts';

/** Bytes of a part when unpacked, and of all parts: a small file may hold gigabytes. */
const mostBytes = 500_000_000;
const mostParts = 2000;

export type ZipParts = {
  /** A part's text in pieces, unpacked as it is read; null for a part that is not there. */
  readonly text: (name: string) => AsyncIterable<string> | null;
  readonly close: () => void;
};

/** A file that somebody has sent, with the bytes that it may have unpacked. */
export type SentFile = { readonly name: string; readonly bytes: Buffer; readonly mostUnpacked: number };

function sourceOf(file: string | SentFile) {
  if (typeof file === 'string')
    return { name: basename(file), most: mostBytes, open: () => openPromise(file, { autoClose: false }) };
  const { name, bytes, mostUnpacked } = file;
  return { name, most: mostUnpacked, open: () => fromBufferPromise(bytes) };
}

/** Opens a ZIP archive. Sizes are those of its directory, and unpacking more than that fails. Throws CatalogueError for one that is damaged or too large. */
export async function openZip(file: string | SentFile): Promise<ZipParts> {
  const { name, most, open } = sourceOf(file);
  const zip = await open().catch(() => {
    throw new CatalogueError(`${name} is no workbook (XLSX).`);
  });
  const parts = new Map<string, Entry>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize;
      if (parts.size >= mostParts || bytes > most)
        throw new CatalogueError(`${name} is too large: unpacked it has more than ${most / 1_000_000} MB.`);
      parts.set(entry.fileName, entry);
    }
  } catch (error) {
    zip.close();
    throw error instanceof CatalogueError ? error : new CatalogueError(`${name} is damaged.`);
  }

  async function* textOf(entry: Entry): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry))
        if (Buffer.isBuffer(chunk)) yield decoder.decode(chunk, { stream: true });
    } catch {
      throw new CatalogueError(`${name} is damaged: ${entry.fileName} cannot be unpacked.`);
    }
    yield decoder.decode();
  }

  return {
    text(part) {
      const entry = parts.get(part);
      return entry === undefined ? null : textOf(entry);
    },
    close: () => zip.close(),
  };
}
