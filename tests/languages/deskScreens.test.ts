import { describeEveryStory } from './everyStory.ts';
import type { StoryFile } from './looks.ts';

describeEveryStory(import.meta.glob<StoryFile>('../../packages/ui/src/desk/screens/**/*.stories.tsx', { eager: true }));
