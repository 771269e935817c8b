import type { Guide } from '@platine/ui/components/guide.ts';
import { filesOf } from '../tree.ts';
import { shownFiles } from '../stories/stories.ts';

/** Components with a folder of their own, without those of screens: these have their states instead. */
const guided = (root: string): string[] => shownFiles(root).filter((file) => !file.includes('/screens/'));

const guideFile = (file: string): string => file.replace(/\.tsx$/, '.guide.ts');

/** Components without a guide beside them. */
export function withoutGuide(root: string): string[] {
  const files = new Set(filesOf(root));
  return guided(root).filter((file) => !files.has(guideFile(file)));
}

/** `file: chapter` for each chapter of a guide that says nothing. A component that takes no focus has no keys. */
export function emptyChapters(guides: Readonly<Record<string, Guide>>): string[] {
  return Object.entries(guides).flatMap(([file, { purpose, notFor, anatomy, screenReader }]) => {
    const chapters = { purpose: [purpose], notFor, anatomy: Object.keys(anatomy), screenReader };
    return Object.entries(chapters)
      .filter(([, words]) => words.length === 0 || words.some((text) => !/[.:\p{L})”]$/u.test(text)))
      .map(([chapter]) => `${file}: ${chapter}`);
  });
}
