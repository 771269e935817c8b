import { pickText } from '@platine/domain/language/text.ts';
import { categoryQuery } from '@platine/ui/queries/category.ts';
import { manufacturerQuery } from '@platine/ui/queries/manufacturers.ts';
import { menuQuery } from '@platine/ui/queries/menu.ts';
import { groupTitle } from '@platine/ui/screens/GroupScreen/groupTitle.ts';
import { readGroupTags } from '@platine/ui/screens/GroupScreen/readGroupTags.ts';
import { categoryPath, manufacturerPath, manufacturersPath, salesPath } from '@platine/ui/screens/paths.ts';
import { categoryOf, manufacturerOf } from '../params.ts';
import type { About } from './about.ts';
import { fixedWords, titled } from './about.ts';

const nothingThere = fixedWords('page.notFound.title', 'page.notFound.description');

const category: About = {
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

const group: About = {
  words: ({ client, queryClient, search }, intl, language) => {
    const groups = queryClient.getQueryData(menuQuery(client).queryKey) ?? [];
    const { text: name } = groupTitle(groups, readGroupTags(search.get('grouptags')), { intl, language });
    return { title: titled(intl, name), description: intl.formatMessage({ id: 'page.group.description' }, { name }) };
  },
  canonical: () => '/group',
  indexed: true,
};

const manufacturer: About = {
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

/** The pages that list products by category, group, manufacturer or reduction. */
export const aboutListings = {
  sale: {
    words: fixedWords('page.sale.title', 'page.sale.description'),
    canonical: () => salesPath(),
    indexed: true,
  },
  category,
  group,
  manufacturers: {
    words: fixedWords('page.manufacturers.title', 'page.manufacturers.description'),
    canonical: () => manufacturersPath,
    indexed: true,
  },
  manufacturer,
} satisfies Record<string, About>;
