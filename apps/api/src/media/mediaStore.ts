import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  documentAddress,
  isDocumentAddress,
  mainAddress,
  mediaName,
  pictureAt,
  readMediaName,
} from '@platine/domain/catalog/mediaAddress.ts';
import { makeFolder } from '../db/dataFolder.ts';
import type { MediaKind } from './contentKind.ts';
import type { MadePicture } from './makePicture.ts';
import { codeOf } from './mediaError.ts';

/** Pictures and documents under the hashes of their contents, in a folder that several processes may share. */
export type MediaStore = {
  /** The address of a kept file with this hash; null when there is none. It is then safe from `tidyMedia` for a day. */
  readonly find: (hash: string, kind: MediaKind) => Promise<string | null>;
  readonly keepPicture: (picture: MadePicture, content: Buffer) => Promise<string>;
  readonly keepDocument: (hash: string, content: Buffer) => Promise<string>;
};

/** Names of what is being written. */
export const unfinished = '.new-';
/** The file as it was taken: an export gives it back, and other widths could be made of it. It is not offered to browsers. */
const original = 'original';

/** Opens the store in a folder, which is created with the first file. */
export async function openMediaStore(folder: string): Promise<MediaStore> {
  const names = new Set(await namesIn(folder));
  const pictures = new Map([...names].map(readMediaName).flatMap((one) => (one === null ? [] : [[one.hash, one]])));

  /** Written under another name and renamed when complete, so that no process sees half a file. */
  async function keep(name: string, write: (path: string) => Promise<void>): Promise<void> {
    makeFolder(folder);
    const path = join(folder, `${unfinished}${randomUUID()}`);
    try {
      await write(path);
      await rename(path, join(folder, name));
    } catch (error) {
      await rm(path, { recursive: true, force: true });
      // Another process has kept the same meanwhile.
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    }
    names.add(name);
  }

  return {
    async find(hash, kind) {
      const media = pictures.get(hash);
      const name = kind === 'document' ? `${hash}.pdf` : media && mediaName(media);
      if (name === undefined || !names.has(name)) return null;
      const now = new Date();
      const there = await utimes(join(folder, name), now, now).then(
        () => true,
        () => false,
      );
      if (!there) return null;
      return media === undefined || kind === 'document' ? documentAddress(hash) : mainAddress(media);
    },
    async keepPicture({ media, files }, content) {
      await keep(mediaName(media), async (path) => {
        await mkdir(path, 0o700);
        for (const file of [...files, { name: original, content }])
          await writeFile(join(path, file.name), file.content, { flush: true });
      });
      pictures.set(media.hash, media);
      return mainAddress(media);
    },
    async keepDocument(hash, content) {
      await keep(`${hash}.pdf`, (path) => writeFile(path, content, { flush: true }));
      return documentAddress(hash);
    },
  };
}

/** The names in the folder; none when it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Bytes of the file at an address. */
export async function bytesAt(folder: string, address: string): Promise<number> {
  return (await stat(mediaFile(folder, address))).size;
}

/** The file of an address that the domain knows as a picture's or document's. */
export function mediaFile(folder: string, address: string): string {
  return join(folder, address.slice('/media/'.length));
}

/** The file that an address was taken from, and a name for it. Null for an address that is none of the shop's media. */
export function originalFile(folder: string, address: string): { readonly path: string; readonly name: string } | null {
  const picture = pictureAt(address);
  if (picture !== null) return { path: join(folder, mediaName(picture), original), name: picture.hash };
  if (!isDocumentAddress(address)) return null;
  const path = mediaFile(folder, address);
  return { path, name: basename(path) };
}
