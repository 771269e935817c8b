import { isCategoryPath, isRootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { categoryQuery } from '@platine/ui/queries/category.ts';
import { ancestorCategories } from '@platine/ui/screens/ancestorCategories.ts';
import { categorySubject } from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { categoryPath, startPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Thing, ThingReader } from '../metadata/structuredData.ts';
import { breadcrumb, categorySteps } from '../metadata/structuredData.ts';
import type { Page } from './page.ts';
import { missingMetadata, namedMetadata } from './page.ts';
import type { Params, Place } from './place.ts';
import { readAhead } from './read.ts';
import { readListing } from './readListing.ts';

export const categoryPage: Page = {
  path: '/category/:catPath',
  accepts: ({ catPath = '' }) => catPath.length <= 80 && isCategoryPath(catPath),
  movedTo: ({ catPath = '' }) => (isRootCategory(catPath) ? startPath : null),
  screen: lazyScreen('/CategoryScreen/CategoryScreen.tsx', async () => {
    const { CategoryScreen } = await import('@platine/ui/screens/CategoryScreen/CategoryScreen.tsx');
    return ({ params }) => <CategoryScreen path={pathOf(params)} />;
  }),
  read: (place) => {
    const path = pathOf(place.params);
    return Promise.all([
      readListing(place, categorySubject(path)),
      ...[path, ...ancestorCategories(path)].map((one) =>
        readAhead(place.queryClient, categoryQuery(place.client, one)),
      ),
    ]);
  },
  subject: subjectOf,
  metadata: (place, reader) => {
    const category = place.queryClient.getQueryData(subjectOf(place));
    if (category === undefined) return missingMetadata(place, reader);
    const name = pickText(category.name, reader.language)?.text ?? category.path;
    return namedMetadata(reader, name, 'page.category.description');
  },
  canonical: (params) => categoryPath(pathOf(params)),
  indexed: true,
  structuredData: import.meta.env.SSR ? breadcrumbOf : undefined,
};

function breadcrumbOf(place: Place, reader: ThingReader): Thing[] {
  const path = pathOf(place.params);
  const steps = categorySteps([...ancestorCategories(path), path], place, reader.language);
  return steps.length === 0 ? [] : [breadcrumb(reader, steps)];
}

/** Paths of categories are in lower case (spec §3). */
function pathOf({ catPath = '' }: Params): string {
  return catPath.toLowerCase();
}

function subjectOf({ client, params }: Place) {
  return categoryQuery(client, pathOf(params)).queryKey;
}
