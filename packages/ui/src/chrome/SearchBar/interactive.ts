import { startSearch } from './startSearch.ts';
import { Suggestions } from './Suggestions.tsx';

/** All that the search bar needs beyond its form, in one piece: loaded when the field is first used. */
export const interactive = { startSearch, Suggestions };
