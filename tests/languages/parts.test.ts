import { describeEveryStory } from './everyStory.ts';
import type { StoryFile } from './looks.ts';

// All but screens. In fit/ lies what does not fit on purpose.
describeEveryStory(
  import.meta.glob<StoryFile>(
    [
      '../../packages/ui/src/**/*.stories.tsx',
      '!../../packages/ui/src/screens/**',
      '!../../packages/ui/src/desk/screens/**',
      '!../../packages/ui/src/fit/*',
    ],
    { eager: true },
  ),
);
