import type { Language } from '@platine/domain/language/language.ts';
import { isBuiltIn } from '@platine/domain/language/language.ts';
import { cartMessageFromQuery } from '@platine/ui/cart/cartMessageInUrl.ts';
import type { AddedMessages, Messages } from '@platine/ui/i18n/loadMessages.ts';
import type { IntlShape } from 'react-intl';
import type { SsrContext } from 'wouter';
import { Router } from 'wouter';
import { App } from '../App.tsx';
import { messageGroupOf } from '../firstScreens.ts';
import { headHtml } from '../metadata/headHtml.ts';
import { shopImage } from '../metadata/shareImage.ts';
import { isNotFound, metadataOf } from '../pages/metadataOf.ts';
import type { Page } from '../pages/page.ts';
import type { Place } from '../pages/place.ts';
import type { PageSettings } from '../pageState.ts';
import { queriesIn } from '../pageState.ts';
import { isOwnQuery } from './ownParts.tsx';
import { renderHtml } from './renderHtml.ts';
import type { OwnParts, Redirect, RenderedPage } from './renderedPage.ts';

export type Locale = { readonly language: Language; readonly messages: Messages; readonly intl: IntlShape };

export type Rendering = {
  readonly page: Page;
  /** With all data of the page in its query cache. */
  readonly place: Place;
  readonly url: URL;
  readonly locale: Locale;
  readonly settings: PageSettings;
  /** The parts to leave gaps for; null for none. */
  readonly own: OwnParts | null;
};

/** Renders a page whose data have been read. */
export async function renderPage(rendering: Rendering): Promise<RenderedPage | Redirect> {
  const { page, place, url, settings } = rendering;
  const { intl, language } = rendering.locale;
  const { shop } = settings;
  const ssrContext: SsrContext = {};
  const html = await bodyHtml(rendering, ssrContext);
  if (ssrContext.redirectTo !== undefined) return { status: 302, route: page.path, location: ssrContext.redirectTo };
  const status = statusOf(page, place);
  const own = rendering.own ?? { cart: '', state: '' };
  const head = headHtml({
    ...metadataOf(page, place, { intl, language, shop }),
    shopName: shop.identity.name,
    languages: shop.languages,
    language,
    url,
    canonicalPath: page.canonical?.(place.params) ?? page.path,
    indexed: page.indexed && status === 200,
    image: page.shareImage?.(place, language) ?? shopImage,
    structuredData: page.structuredData?.(place, { language, shop, origin: url.origin }) ?? [],
  });
  return {
    status,
    language,
    route: page.path,
    head,
    ...wordsOf(page, language, settings.addedMessages),
    body: around(html, own.cart),
    state: stateAround({ ...settings, language }, place, rendering.own !== null),
    own,
  };
}

async function bodyHtml({ place, url, locale, settings }: Rendering, ssrContext: SsrContext): Promise<string> {
  const { client, queryClient } = place;
  return renderHtml(
    <Router ssrPath={url.pathname} ssrSearch={url.search} ssrContext={ssrContext}>
      <App
        client={client}
        queryClient={queryClient}
        language={locale.language}
        shop={settings.shop}
        messages={locale.messages}
        addedMessages={settings.addedMessages}
        cartMessage={cartMessageFromQuery(url.searchParams)}
        versionInterval={settings.versionInterval}
      />
    </Router>,
  );
}

/** The text before and after `part`, which stands in it once. An empty part stands at the end. */
function around(text: string, part: string): readonly [string, string] {
  const [before = '', after = '', ...more] = part === '' ? [text, ''] : text.split(part);
  if (before.length + part.length + after.length !== text.length || more.length > 0)
    throw new Error('The cart of the header does not stand once in the page.');
  return [before, after];
}

/** The page's data as JSON, around the place of the session and the customer when these have a gap. */
function stateAround(
  settings: PageSettings & { readonly language: Language },
  { queryClient }: Place,
  hasGap: boolean,
): readonly [string, string] {
  const queries = queriesIn(queryClient, (hash) => !hasGap || !isOwnQuery(hash)).map((query) => JSON.stringify(query));
  const { language, shop, versionInterval, addedMessages } = settings;
  const start = JSON.stringify({ language, shop, versionInterval, addedMessages, queries: [] }).slice(0, -']}'.length);
  return hasGap ? [start, `${queries.map((query) => `,${query}`).join('')}]}`] : [`${start}${queries.join(',')}]}`, ''];
}

/** The built modules of a page, by the ends of their source paths, and the address of its words where the shop's folder adds its language. */
function wordsOf(
  { screen }: Page,
  language: Language,
  addedMessages: AddedMessages,
): Pick<RenderedPage, 'parts' | 'addedModules'> {
  if (!isBuiltIn(language)) {
    const { [language]: address } = addedMessages;
    return { parts: [screen.source], addedModules: address === undefined ? [] : [address] };
  }
  const group = messageGroupOf(screen.source);
  const part = group === 'all' ? '' : `.${group}`;
  const file = `/messages/${language.toLowerCase()}.json${part}.compiled.js`;
  return { parts: [screen.source, file], addedModules: [] };
}

/** D24: 404 for an unknown address or a missing subject, 410 for a subject that was there, 503 when data could not be read. */
function statusOf(page: Page, place: Place): RenderedPage['status'] {
  const queries = place.queryClient.getQueryCache().getAll();
  if (page.status === 404) return 404;
  if (queries.some(({ state: { status, error } }) => status === 'error' && !isNotFound(error))) return 503;
  const subject = page.subject?.(place);
  if (subject === undefined || place.queryClient.getQueryState(subject)?.status !== 'error') return 200;
  return page.isRetired?.(place) === true ? 410 : 404;
}
