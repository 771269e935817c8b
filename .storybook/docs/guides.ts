import type { Guide } from '@platine/ui/components/guide.ts';

const guides = import.meta.glob<Guide>('../../packages/ui/src/**/*.guide.ts', { import: 'guide', eager: true });

/** The guide beside a file of stories (`./packages/ui/src/…/X.stories.tsx`), null where there is none. */
export function guideOf(stories: unknown): Guide | null {
  if (typeof stories !== 'string') return null;
  return guides[`../../${stories.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '.guide.ts')}`] ?? null;
}
