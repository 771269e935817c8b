import { isCategoryPath, isRootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { categoryQuery } from '@platine/ui/queries/category.ts';
import { manufacturerQuery, manufacturersQuery } from '@platine/ui/queries/manufacturers.ts';
import { menuQuery } from '@platine/ui/queries/menu.ts';
import { categoriesAbove } from '@platine/ui/screens/categoriesAbove.ts';
import { groupTitle } from '@platine/ui/screens/GroupScreen/groupTitle.ts';
import { readGroupTags } from '@platine/ui/screens/GroupScreen/readGroupTags.ts';
import {
  categorySubject,
  groupSubject,
  manufacturerSubject,
  saleSubject,
} from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { categoryPath, manufacturerPath, manufacturersPath, salesPath, startPath } from '@platine/ui/screens/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { readListing } from '../readListing.ts';
import type { Place, Route } from '../route.ts';
import { fixedWords, readAhead, titled } from '../route.ts';

const sales: Route = {
  path: '/sales',
  screen: lazyScreen('/SaleScreen/SaleScreen.tsx', async () => {
    const { SaleScreen } = await import('@platine/ui/screens/SaleScreen/SaleScreen.tsx');
    return () => <SaleScreen />;
  }),
  prefetch: (place) => readListing(place, saleSubject),
  words: fixedWords('page.sale.title', 'page.sale.description'),
  canonical: () => salesPath(),
  indexed: true,
};

const category: Route = {
  path: '/category/:catPath',
  accepts: ({ catPath = '' }) => catPath.length <= 80 && isCategoryPath(catPath),
  redirect: ({ catPath = '' }) => (isRootCategory(catPath) ? startPath : null),
  screen: lazyScreen('/CategoryScreen/CategoryScreen.tsx', async () => {
    const { CategoryScreen } = await import('@platine/ui/screens/CategoryScreen/CategoryScreen.tsx');
    return ({ params }) => <CategoryScreen path={categoryOf(params)} />;
  }),
  prefetch: (place) => {
    const { client, queryClient } = place;
    const path = categoryOf(place.params);
    return Promise.all([
      readListing(place, categorySubject(path)),
      ...[path, ...categoriesAbove(path)].map((one) => readAhead(queryClient, categoryQuery(client, one))),
    ]);
  },
  subject: ({ client, params }) => categoryQuery(client, categoryOf(params)).queryKey,
  words: (place, intl, language) => {
    const { client, queryClient, params } = place;
    const loaded = queryClient.getQueryData(categoryQuery(client, categoryOf(params)).queryKey);
    if (loaded === undefined) return nothingThere(place, intl, language);
    const name = pickText(loaded.name, language)?.text ?? loaded.path;
    return {
      title: titled(intl, name),
      description: intl.formatMessage({ id: 'page.category.description' }, { name }),
    };
  },
  canonical: (params) => categoryPath(categoryOf(params)),
  indexed: true,
};

const group: Route = {
  path: '/group',
  screen: lazyScreen('/GroupScreen/GroupScreen.tsx', async () => {
    const { GroupScreen } = await import('@platine/ui/screens/GroupScreen/GroupScreen.tsx');
    return ({ search }) => <GroupScreen groupTags={groupOf(search)} />;
  }),
  prefetch: async (place) => {
    const tags = groupOf(place.search);
    if (tags.length > 0) await readListing(place, groupSubject(tags));
  },
  words: ({ client, queryClient, search }, intl, language) => {
    const groups = queryClient.getQueryData(menuQuery(client).queryKey) ?? [];
    const { text: name } = groupTitle(groups, groupOf(search), { intl, language });
    return { title: titled(intl, name), description: intl.formatMessage({ id: 'page.group.description' }, { name }) };
  },
  canonical: () => '/group',
  indexed: true,
};

const manufacturers: Route = {
  path: manufacturersPath,
  screen: lazyScreen('/ManufacturersScreen/ManufacturersScreen.tsx', async () => {
    const { ManufacturersScreen } = await import('@platine/ui/screens/ManufacturersScreen/ManufacturersScreen.tsx');
    return () => <ManufacturersScreen />;
  }),
  prefetch: ({ client, queryClient }) => readAhead(queryClient, manufacturersQuery(client)),
  words: fixedWords('page.manufacturers.title', 'page.manufacturers.description'),
  canonical: () => manufacturersPath,
  indexed: true,
};

/** Its path also matches when it is longer (spec §2). */
const manufacturer: Route = {
  path: '/manufacturer/:manufacturerID/*?',
  accepts: ({ manufacturerID = '' }) => /^[1-9]\d{0,8}$/.test(manufacturerID),
  screen: lazyScreen('/ManufacturerScreen/ManufacturerScreen.tsx', async () => {
    const { ManufacturerScreen } = await import('@platine/ui/screens/ManufacturerScreen/ManufacturerScreen.tsx');
    return ({ params }) => <ManufacturerScreen id={manufacturerOf(params)} />;
  }),
  prefetch: (place) => {
    const id = manufacturerOf(place.params);
    return Promise.all([
      readAhead(place.queryClient, manufacturerQuery(place.client, id)),
      readListing(place, manufacturerSubject(id)),
    ]);
  },
  subject: ({ client, params }) => manufacturerQuery(client, manufacturerOf(params)).queryKey,
  words: (place, intl, language) => {
    const { client, queryClient, params } = place;
    const loaded = queryClient.getQueryData(manufacturerQuery(client, manufacturerOf(params)).queryKey);
    if (loaded === undefined) return nothingThere(place, intl, language);
    const { name } = loaded;
    return {
      title: titled(intl, name),
      description: intl.formatMessage({ id: 'page.manufacturer.description' }, { name }),
    };
  },
  canonical: (params) => manufacturerPath(manufacturerOf(params)),
  indexed: true,
};

/** The pages of spec §2 that list products by category, group, manufacturer or reduction. */
export const listingRoutes: readonly Route[] = [sales, category, group, manufacturers, manufacturer];

const nothingThere = fixedWords('page.notFound.title', 'page.notFound.description');

/** Paths of categories are in lower case (spec §3). */
function categoryOf({ catPath = '' }: Place['params']): string {
  return catPath.toLowerCase();
}

function groupOf(search: URLSearchParams): readonly string[] {
  return readGroupTags(search.get('grouptags'));
}

function manufacturerOf({ manufacturerID }: Place['params']): number {
  return Number(manufacturerID);
}
