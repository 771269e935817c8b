import type { Language } from '@platine/domain/language/language.ts';
import { problemsOfFit } from '@platine/ui/fit/problemsOfFit.testing.ts';
import * as accessibility from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import type { Look, StoryFile } from './looks.ts';
import { looksOf } from './looks.ts';
import { drawn, settled } from './settled.ts';
import { violationsIn } from './violations.ts';

const files = import.meta.glob<StoryFile>(
  // In fit/ lies what does not fit on purpose.
  ['../../packages/ui/src/**/*.stories.tsx', '!../../packages/ui/src/fit/*'],
  { eager: true },
);

const project = setProjectAnnotations([accessibility, preview]);

/**
 * Draws every story in a language, without its play, which is written in English: no word is missing (that is an error of react-intl's), axe
 * finds nothing, the console says nothing, and it fits in the smallest window. What looks like an earlier drawing is not checked again.
 */
export function describeEveryStory(language: Language): void {
  beforeAll(project.beforeAll);
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const drawings = new Set<string>();
  for (const [path, file] of Object.entries(files)) {
    const looks = looksOf(file);
    if (looks.length === 0) continue;
    describe(path.replace(/^.*\/src\/|\.stories\.tsx$/g, ''), () => {
      it.each(looks)('$name', async (look) => {
        expect(await problemsOf(look, language, drawings)).toEqual([]);
      });
    });
  }
}

async function problemsOf(look: Look, language: Language, drawings: Set<string>): Promise<string[]> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const problems: string[] = [];
  const story = composeStory(
    {
      ...look.story,
      play: async (context) => {
        await settled(document.body);
        const drawing = document.body.innerHTML.replaceAll(/_r_\w+_/g, '');
        if (drawings.has(drawing)) return;
        drawings.add(drawing);
        await accessibility.afterEach(context);
        problems.push(...violationsIn(context.reporting.reports));
        await page.viewport(320, 640);
        await drawn();
        problems.push(...problemsOfFit(document.body).map((problem) => `at 320 px: ${problem}`));
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
