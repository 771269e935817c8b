import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { pickup } from '@platine/domain/shipping/pickup.ts';
import type { ShopFacts } from '@platine/domain/shop/shop.ts';
import { categoryQuery } from '@platine/ui/queries/category.ts';
import { categoryPath, searchPath, startPath } from '@platine/ui/routing/paths.ts';
import type { Place } from '../pages/place.ts';

/** A thing of schema.org's vocabulary. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

type Step = { readonly name: string; readonly path: string };

/** The reader of a page's structured data: the language, and the shop with its address. */
export type ThingReader = { readonly origin: string; readonly language: Language; readonly shop: ShopFacts };

/** The shop and its search. */
export function shopThings({ origin, language, shop: { identity } }: ThingReader): Thing[] {
  const url = `${origin}${startPath}`;
  return [
    {
      '@type': 'Organization',
      name: identity.company,
      url,
      email: identity.email,
      telephone: identity.phone,
      vatID: identity.vatId,
      address: {
        '@type': 'PostalAddress',
        streetAddress: identity.street,
        postalCode: identity.zipCode,
        addressLocality: identity.city,
        addressCountry: pickup.country,
      },
    },
    {
      '@type': 'WebSite',
      name: identity.name,
      url,
      inLanguage: language.toLowerCase(),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${searchPath('')}{search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The way from the start page to a page; the start page is added. */
export function breadcrumb({ origin, shop }: Omit<ThingReader, 'language'>, steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: shop.identity.name, path: startPath }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** The categories of these paths that the page has read; the others are left out. */
export function categorySteps(
  paths: readonly string[],
  { client, queryClient }: Place,
  language: Language,
): readonly Step[] {
  return paths.flatMap((path) => {
    const category = queryClient.getQueryData(categoryQuery(client, path).queryKey);
    const name = category === undefined ? null : pickText(category.name, language);
    return name === null ? [] : [{ name: name.text, path: categoryPath(path) }];
  });
}
