import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { codeOf, maximumBytes, MediaError, tooLarge } from './mediaError.ts';

/** Does not wait for a writer where the name is a pipe's. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Reads a file that lies in an import's folder. Throws MediaError for one that lies elsewhere, also through a link, is missing or too large. */
export async function readFolderFile(folder: string, name: string): Promise<Buffer> {
  try {
    const [inside, path] = [await realpath(folder), await realpath(resolve(folder, name))];
    if (!path.startsWith(inside + sep)) throw new MediaError('is outside of the folder');
    await using file = await open(path, flags);
    const { size, isFile } = await file.stat().then((stats) => ({ size: stats.size, isFile: stats.isFile() }));
    if (!isFile) throw new MediaError('is no file');
    if (size > maximumBytes) throw tooLarge();
    return await file.readFile();
  } catch (error) {
    if (error instanceof MediaError) throw error;
    const code = codeOf(error);
    throw new MediaError(code === 'ENOENT' || code === 'ENOTDIR' ? 'is not in the folder' : `cannot be read (${code})`);
  }
}
