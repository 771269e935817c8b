import { expectKind } from './contentKind.ts';
import { isWebAddress } from './fetchFile.ts';
import { MediaError } from './mediaError.ts';
import { readFolderFile } from './readFolderFile.ts';
import type { TakeMedia } from './takeMedia.ts';

/** Looks at an import's files without keeping them; what lies on the web is not asked for. */
export function checkMedia(folder: string): TakeMedia {
  return async (kind, source) => {
    if (!isWebAddress(source)) await expectKind(await readFolderFile(folder, source), kind);
    else if (URL.parse(source) === null) throw new MediaError('is no web address');
    return { address: source, bytes: 0, isNew: false };
  };
}

/** Where there is no place for media, such as for the sample, which has none. */
export const noMedia: TakeMedia = () => Promise.reject(new MediaError('is left out: there is no folder for media'));
