import { isCategoryPath, isRootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { categoryQuery } from '@platine/ui/queries/category.ts';
import { listingQuery } from '@platine/ui/queries/listing.ts';
import { manufacturerQuery, manufacturersQuery } from '@platine/ui/queries/manufacturers.ts';
import { menuQuery } from '@platine/ui/queries/menu.ts';
import { categoriesAbove, categoryListing } from '@platine/ui/screens/CategoryScreen/categoryListing.ts';
import { groupListing } from '@platine/ui/screens/GroupScreen/groupListing.ts';
import { groupTitle } from '@platine/ui/screens/GroupScreen/groupTitle.ts';
import { readGroupTags } from '@platine/ui/screens/GroupScreen/readGroupTags.ts';
import { readPage } from '@platine/ui/screens/ListingPage/listingPages.ts';
import { manufacturerListing } from '@platine/ui/screens/ManufacturerScreen/manufacturerListing.ts';
import { categoryPath, manufacturerPath, manufacturersPath, salesPath, startPath } from '@platine/ui/screens/paths.ts';
import { saleListing } from '@platine/ui/screens/SaleScreen/saleListing.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Place, Route } from '../route.ts';
import { fixedWords, readAhead, titled } from '../route.ts';

const sales: Route = {
  path: '/sales',
  screen: lazyScreen('/SaleScreen/SaleScreen.tsx', async () => {
    const { SaleScreen } = await import('@platine/ui/screens/SaleScreen/SaleScreen.tsx');
    return ({ search }) => <SaleScreen page={readPage(search.get('page'))} />;
  }),
  prefetch: ({ client, queryClient, search }) =>
    readAhead(queryClient, listingQuery(client, saleListing(readPage(search.get('page'))))),
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
    return ({ params, search }) => <CategoryScreen path={categoryOf(params)} page={readPage(search.get('page'))} />;
  }),
  prefetch: ({ client, queryClient, params, search }) => {
    const path = categoryOf(params);
    return Promise.all([
      readAhead(queryClient, listingQuery(client, categoryListing(path, readPage(search.get('page'))))),
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
    return ({ search }) => <GroupScreen groupTags={groupOf(search)} page={readPage(search.get('page'))} />;
  }),
  prefetch: async ({ client, queryClient, search }) => {
    const tags = groupOf(search);
    if (tags.length > 0)
      await readAhead(queryClient, listingQuery(client, groupListing(tags, readPage(search.get('page')))));
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
    return ({ params, search }) => (
      <ManufacturerScreen id={manufacturerOf(params)} page={readPage(search.get('page'))} />
    );
  }),
  prefetch: ({ client, queryClient, params, search }) =>
    Promise.all([
      readAhead(queryClient, manufacturerQuery(client, manufacturerOf(params))),
      readAhead(
        queryClient,
        listingQuery(client, manufacturerListing(manufacturerOf(params), readPage(search.get('page')))),
      ),
    ]),
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
