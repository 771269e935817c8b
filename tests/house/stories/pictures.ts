import { readFileSync } from 'node:fs';
import { pictureFile } from '../../../.storybook/pictures/files.ts';
import { views } from '../../../.storybook/pictures/views.ts';
import { stepNames } from '../../../.storybook/steps/stepNames.ts';
import type { IndexEntry } from './stories.ts';
import { shownFiles } from './stories.ts';

/** Nothing of them is seen, or only their parts are, which have pictures. */
const unseen = ['Announcer', 'BelowFold', 'VisuallyHidden'];

const isPictured = ({ type, tags }: IndexEntry): boolean => type === 'story' && tags?.includes('picture') === true;
const folderOf = (path: string): string => path.replace(/^\.\//, '').replace(/\/[^/]*$/, '');

/** The pictures that the stories tagged `picture` must have, as paths in the folder of accepted pictures. */
export function expectedPictures(index: readonly IndexEntry[]): string[] {
  return index
    .filter(isPictured)
    .flatMap((story) => viewsOf(story).map((name) => pictureFile(story, name)))
    .toSorted();
}

/** A file of a flow has one story, with a picture before each of its steps and one of its end. */
function viewsOf({ importPath }: IndexEntry): string[] {
  if (!importPath.includes('/flows/')) return views.map(({ name }) => name);
  return ['', ...stepNames(readFileSync(importPath, 'utf8'))].map((_, taken) => `after ${taken}`);
}

/** Components, screens and dialogs without a story that is tagged `picture`. */
export function withoutPicture(root: string, index: readonly IndexEntry[]): string[] {
  const pictured = new Set(index.filter(isPictured).map(({ importPath }) => folderOf(importPath)));
  return shownFiles(root).filter((file) => {
    const folder = folderOf(file);
    return !pictured.has(folder) && !unseen.some((name) => folder.endsWith(`/${name}`));
  });
}
