import { categoryQuery } from '@platine/ui/queries/category.ts';
import { manufacturerQuery, manufacturersQuery } from '@platine/ui/queries/manufacturers.ts';
import { searchedText } from '@platine/ui/queries/searchedText.ts';
import { ancestorCategories } from '@platine/ui/screens/ancestorCategories.ts';
import { readGroupTags } from '@platine/ui/screens/GroupScreen/readGroupTags.ts';
import {
  categorySubject,
  groupSubject,
  manufacturerSubject,
  newSubject,
  saleSubject,
  searchSubject,
} from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { categoryOf, manufacturerOf } from '../params.ts';
import type { Read } from './read.ts';
import { readAhead } from './readAhead.ts';
import { readListing } from './readListing.ts';

const category: Read = (place) => {
  const { client, queryClient } = place;
  const path = categoryOf(place.params);
  return Promise.all([
    readListing(place, categorySubject(path)),
    ...[path, ...ancestorCategories(path)].map((one) => readAhead(queryClient, categoryQuery(client, one))),
  ]);
};

const group: Read = async (place) => {
  const tags = readGroupTags(place.search.get('grouptags'));
  if (tags.length > 0) await readListing(place, groupSubject(tags));
};

const manufacturer: Read = (place) => {
  const id = manufacturerOf(place.params);
  return Promise.all([
    readAhead(place.queryClient, manufacturerQuery(place.client, id)),
    readListing(place, manufacturerSubject(id)),
  ]);
};

const search: Read = async (place) => {
  const text = searchedText(place.search.get('q'));
  if (text !== '') await readListing(place, searchSubject(text));
};

/** The pages that list products. */
export const listingReads = {
  sale: (place) => readListing(place, saleSubject),
  newProducts: (place) => readListing(place, newSubject),
  category,
  group,
  manufacturers: ({ client, queryClient }) => readAhead(queryClient, manufacturersQuery(client)),
  manufacturer,
  search,
} satisfies Record<string, Read>;
