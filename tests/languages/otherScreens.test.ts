import { describeEveryStory } from './everyStory.ts';
import type { StoryFile } from './looks.ts';

describeEveryStory(
  import.meta.glob<StoryFile>(
    ['../../packages/ui/src/screens/**/*.stories.tsx', '!../../packages/ui/src/screens/[A-C]*/**'],
    { eager: true },
  ),
);
