import { afterEach } from 'vitest';
import { setPageLanguage } from '../pageLanguage.tsx';
import { isNewDrawing } from './drawings.ts';
import { problemsWithLessRoom } from './lessRoom.ts';
import { settled } from './settled.ts';

/** In fit/ lies what does not fit on purpose. */
const misfits = /\/fit\/\w+\.stories\.tsx$/;

/**
 * A story has passed: what its play has opened, and whatever else it left, must also fit in the language with the longest words and where
 * there is less room. (Its drawing before anybody did something is measured by tests/languages.)
 */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || misfits.test(task.file.filepath)) return;
  // Some dialogs close when the language changes (spec §4).
  const problems = document.querySelector('[role="dialog"]') === null ? [] : await problemsIfNew();
  await setPageLanguage('DE');
  await settled(document.body, 40);
  problems.push(...(await problemsIfNew()));
  if (problems.length > 0) throw new Error(`The page does not fit:\n${problems.join('\n')}`);
});

const problemsIfNew = async (): Promise<string[]> => (isNewDrawing(document.body) ? problemsWithLessRoom() : []);
