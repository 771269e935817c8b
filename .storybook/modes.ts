import type { StoryContextForEnhancers } from 'storybook/internal/types';
import type { Globals } from './globals.ts';

/**
 * The surroundings that Chromatic takes each screen's picture in: every language, both themes and three widths at least once, without
 * multiplying all by all. `pnpm chromatic` uploads with the token in CHROMATIC_PROJECT_TOKEN.
 */
export const chromaticModes = {
  'English, light, desk': { language: 'EN', theme: 'light', viewport: 'desk' },
  'German, dark, phone': { language: 'DE', theme: 'dark', viewport: 'phone' },
  'French, light, tablet': { language: 'FR', theme: 'light', viewport: 'tablet' },
} as const;

const asTheStorySays = { 'As the story says': { theme: 'light', viewport: 'desk' } } as const;

/** The modes of a story. One that fixes its language would look alike in all: it has one. */
export const modesFor = (storyGlobals: Globals) =>
  storyGlobals['language'] === undefined ? chromaticModes : asTheStorySays;

/** Storybook's type leaves out the story's globals, which it gives as well. */
type Prepared = Pick<StoryContextForEnhancers, 'argTypes' | 'parameters'> & { readonly storyGlobals?: Globals };

/** Gives each story its modes while Storybook prepares it. An enhancer of arguments is the one place that sees a story's globals then. */
export function withModes({ argTypes, parameters, storyGlobals = {} }: Prepared): Prepared['argTypes'] {
  const given: unknown = parameters['chromatic'];
  const modes = modesFor(storyGlobals);
  Object.assign(parameters, { chromatic: { ...(typeof given === 'object' ? given : {}), modes } });
  return argTypes;
}
