import type { Language } from '@platine/domain/language/language.ts';
import * as accessibility from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isNewDrawing } from '../../.storybook/fit/drawings.ts';
import { problemsWithLessRoom } from '../../.storybook/fit/lessRoom.ts';
import { settled } from '../../.storybook/fit/settled.ts';
import preview from '../../.storybook/preview.tsx';
import type { Look, StoryFile } from './looks.ts';
import { looksOf } from './looks.ts';
import { violationsIn } from './violations.ts';

// Without those of accessibility: axe runs below, on drawings that are new, and would run again after each story.
const project = setProjectAnnotations([preview]);

/** English is what the stories themselves are played in. */
const languages = ['DE', 'FR'] as const;

/**
 * Draws every story of these files in the other languages, without its play, which is written in English: no word is missing (that is an error of
 * react-intl's), axe finds nothing, the console says nothing, and it fits where there is less room. What looks like an earlier drawing is not
 * checked again.
 */
export function describeEveryStory(files: Readonly<Record<string, StoryFile>>): void {
  beforeAll(project.beforeAll);
  afterEach(() => {
    vi.restoreAllMocks();
  });
  for (const [path, file] of Object.entries(files)) {
    const looks = looksOf(file);
    if (looks.length === 0) continue;
    describe(path.replace(/^.*\/src\/|\.stories\.tsx$/g, ''), () => {
      describe.each(looks)('$name', (look) => {
        it.each(languages)('%s', async (language) => {
          expect(await problemsOf(look, language)).toEqual([]);
        });
      });
    });
  }
}

async function problemsOf(look: Look, language: Language): Promise<string[]> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const problems: string[] = [];
  const story = composeStory(
    {
      ...look.story,
      play: async (context) => {
        await settled(document.body);
        if (!isNewDrawing(document.body)) return;
        await accessibility.afterEach(context);
        problems.push(...violationsIn(context.reporting.reports));
        problems.push(...(await problemsWithLessRoom()));
      },
    },
    look.meta,
    { initialGlobals: { language, a11y: { manual: false } } },
    look.name,
  );
  await page.viewport(1280, 800);
  await story.run();
  if (story.parameters['crashes'] !== true)
    problems.push(...said.mock.calls.map((words) => `console: ${words.map(String).join(' ')}`));
  return problems;
}
