import { describeEveryStory } from './everyStory.ts';

describeEveryStory('DE', 'screens');
