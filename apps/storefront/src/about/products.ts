import { pickText } from '@platine/domain/language/text.ts';
import { productQuery } from '@platine/ui/queries/products.ts';
import { skuOf } from '../params.ts';
import type { About } from './about.ts';
import { fixedWords, titled } from './about.ts';

const start: About = {
  words: (_, intl) => ({
    title: intl.formatMessage({ id: 'page.start.title' }),
    description: intl.formatMessage({ id: 'page.start.description' }),
  }),
  canonical: () => '/',
  indexed: true,
};

const product: About = {
  subject: ({ client, params }) => productQuery(client, skuOf(params)).queryKey,
  words: (place, intl, language) => {
    const { client, queryClient, params } = place;
    const loaded = queryClient.getQueryData(productQuery(client, skuOf(params)).queryKey);
    const name = loaded === undefined ? null : (pickText(loaded.name, language)?.text ?? null);
    if (name === null) return fixedWords('page.product.gone', 'page.notFound.description')(place, intl, language);
    return { title: titled(intl, name), description: intl.formatMessage({ id: 'page.product.description' }, { name }) };
  },
  canonical: (params) => `/product/${skuOf(params)}`,
  indexed: true,
};

/** The start page, and the ways from there to a product. */
export const aboutProducts = {
  start,
  newProducts: {
    words: fixedWords('page.newProducts.title', 'page.newProducts.description'),
    canonical: () => '/new_products',
    indexed: true,
  },
  search: {
    words: fixedWords('page.search.title', 'page.search.description'),
    canonical: () => '/search',
    indexed: false,
  },
  product,
  notFound: {
    words: fixedWords('page.notFound.title', 'page.notFound.description'),
    canonical: () => '/not_found',
    indexed: false,
  },
} satisfies Record<string, About>;
