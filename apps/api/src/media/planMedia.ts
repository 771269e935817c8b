import type { Database } from '../db/database.ts';
import { expectKind } from './contentKind.ts';
import { isWebAddress } from './fetchFile.ts';
import { bytesAt, openMediaStore } from './mediaStore.ts';
import { readFolderFile } from './readFolderFile.ts';
import type { MediaOptions, TakeMedia } from './takeMedia.ts';
import { exportedBefore, fetchedBefore, mediaHash } from './takeMedia.ts';

/** Finds the files of an import that the shop has, keeps none and fetches none: a new one has an address that no file has. */
export async function planMedia(
  db: Database,
  { mediaFolder, folder }: Pick<MediaOptions, 'mediaFolder' | 'folder'>,
): Promise<TakeMedia> {
  const store = await openMediaStore(mediaFolder);
  const kept = async (address: string) => ({ address, bytes: await bytesAt(mediaFolder, address), isNew: false });
  return async (kind, source) => {
    if (isWebAddress(source)) {
      const there = await fetchedBefore({ db, store }, kind, source);
      return there === null ? { address: source, bytes: 0, isNew: true } : kept(there);
    }
    const content = await readFolderFile(folder, source).catch(async (error: unknown) => {
      const exported = await exportedBefore(store, kind, source);
      if (exported === null) throw error;
      return exported;
    });
    if (typeof content === 'string') return kept(content);
    await expectKind(content, kind);
    const hash = mediaHash(content);
    const there = await store.find(hash, kind);
    return there === null ? { address: `/media/${hash}`, bytes: content.length, isNew: true } : kept(there);
  };
}
