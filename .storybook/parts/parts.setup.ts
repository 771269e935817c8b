import { afterEach } from 'vitest';
import { guideOf } from '../docs/guides.ts';

const sources = import.meta.glob<string>('../../packages/ui/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

/** The first story of a component has passed: the parts that the component's guide names are in it. */
afterEach(async ({ task }) => {
  const file = /packages\/ui\/src\/.*$/.exec(task.file.filepath)?.[0] ?? '';
  const missing = missingParts(file);
  if (task.result?.state === 'fail' || missing.length === 0 || !(await isFirst(file, task.name))) return;
  throw new Error(`Parts of the guide that this story does not have: ${missing.join(', ')}`);
});

const missingParts = (file: string): string[] =>
  Object.values(guideOf(file)?.anatomy ?? {})
    .filter((selector) => selector !== null)
    .filter((selector) => document.querySelector(selector) === null);

async function isFirst(file: string, name: string): Promise<boolean> {
  const source = await sources[`../../${file}`]?.();
  return /\nexport const (\w+): Story/.exec(source ?? '')?.[1] === name.replaceAll(' ', '');
}
