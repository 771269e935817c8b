import { describeEveryStory } from './everyStory.ts';

describeEveryStory('FR', 'screens');
