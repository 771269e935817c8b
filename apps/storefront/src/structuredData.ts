import { ancestorCategories } from '@platine/ui/screens/ancestorCategories.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { pickup } from '@platine/domain/shipping/pickup.ts';
import { shopIdentity, shopZipCode } from '@platine/domain/shop/identity.ts';
import { categoryQuery } from '@platine/ui/queries/category.ts';
import { productQuery } from '@platine/ui/queries/products.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { categoryPath, productPath, searchPath, startPath } from '@platine/ui/screens/paths.ts';
import { productFacts } from './productFacts.ts';
import type { Place } from './route.ts';

/** A thing of schema.org's vocabulary. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

type Described = { readonly place: Place; readonly language: Language; readonly origin: string };

/** What a page says about itself to search engines (JSON-LD), by its route's pattern. It repeats only what the page shows. */
export function structuredData(path: string | null, described: Described): readonly Thing[] {
  switch (path) {
    case '/':
      return startFacts(described);
    case '/product/:SKU':
    case '/products/:SKU':
      return productThings(described);
    case '/category/:catPath':
      return categoryThings(described);
    default:
      return [];
  }
}

function startFacts({ origin, language }: Described): Thing[] {
  const url = `${origin}${startPath}`;
  return [
    {
      '@type': 'Organization',
      name: shopIdentity.company,
      url,
      email: shopIdentity.email,
      telephone: shopIdentity.phone,
      vatID: shopIdentity.vatId,
      address: {
        '@type': 'PostalAddress',
        streetAddress: shopIdentity.street,
        postalCode: shopZipCode,
        addressLocality: pickup.city,
        addressCountry: 'LU',
      },
    },
    {
      '@type': 'WebSite',
      name: 'Platine',
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

function productThings(described: Described): Thing[] {
  const { client, queryClient, params } = described.place;
  const product = queryClient.getQueryData(productQuery(client, Number(params['SKU'])).queryKey);
  const session = queryClient.getQueryData(sessionQuery(client).queryKey);
  if (product === undefined || session === undefined) return [];
  const name = pickText(product.name, described.language)?.text ?? String(product.sku);
  const [category] = product.categoryPaths;
  const above = category === undefined ? [] : [...ancestorCategories(category), category];
  return [
    productFacts(product, { session, language: described.language, origin: described.origin }),
    breadcrumb(described, [...named(above, described), { name, path: productPath(product.sku) }]),
  ];
}

function categoryThings(described: Described): Thing[] {
  const path = (described.place.params['catPath'] ?? '').toLowerCase();
  const steps = named([...ancestorCategories(path), path], described);
  return steps.length === 0 ? [] : [breadcrumb(described, steps)];
}

type Step = { readonly name: string; readonly path: string };

/** The categories that the page has read; another one would be a reading for the search engine alone. */
function named(paths: readonly string[], { place: { client, queryClient }, language }: Described): Step[] {
  return paths.flatMap((path) => {
    const category = queryClient.getQueryData(categoryQuery(client, path).queryKey);
    const name = category === undefined ? null : pickText(category.name, language);
    return name === null ? [] : [{ name: name.text, path: categoryPath(path) }];
  });
}

function breadcrumb({ origin }: Described, steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Platine', path: startPath }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
