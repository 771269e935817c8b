import { describeEveryStory } from './everyStory.ts';

describeEveryStory('DE', 'parts');
