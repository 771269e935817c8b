import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The accepted pictures of stories, in folders like those of packages/ui/src. */
export const acceptedFolder = 'tests/pictures';
/** The pictures of the last run that differ. */
export const differingFolder = 'reports/pictures';

type Picture = Readonly<Record<'root' | 'testFileDirectory' | 'testFileName' | 'arg' | 'ext', string>>;

export const acceptedFile = (picture: Picture): string => fileIn(acceptedFolder, picture);
/** `arg` says which of three it is: `…-actual`, `…-diff` or, of a story without an accepted picture, `…-reference`. */
export const differingFile = (picture: Picture): string => fileIn(differingFolder, picture);

function fileIn(folder: string, { root, testFileDirectory, testFileName, arg, ext }: Picture): string {
  const story = testFileDirectory.replace(/^packages\/ui\/src\//, '');
  return join(root, folder, story, testFileName.replace('.stories.tsx', ''), `${arg}${ext}`);
}

/** The pictures in a folder, as paths from it with slashes; none if there is no folder. */
export function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
}
