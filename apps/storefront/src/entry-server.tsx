import { buffer } from 'node:stream/consumers';
import type { Language } from '@platine/domain/language/language.ts';
import { chooseLanguage, isLanguage, languages } from '@platine/domain/language/language.ts';
import { cartMessageFromQuery } from '@platine/ui/cart/cartMessageInUrl.ts';
import { intlOf } from '@platine/ui/i18n/intlOf.ts';
import type { Messages } from '@platine/ui/i18n/loadMessages.ts';
import { loadMessages } from '@platine/ui/i18n/loadMessages.ts';
import { preloadParts } from '@platine/ui/i18n/lazyPart.tsx';
import { menuQuery } from '@platine/ui/queries/menu.ts';
import { failedOf } from '@platine/ui/queries/QueryFailure.ts';
import { createQueryClient } from '@platine/ui/queries/queryClient.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import { prerenderToNodeStream } from 'react-dom/static';
import type { IntlShape } from 'react-intl';
import type { SsrContext } from 'wouter';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { isFirstScreen } from './firstScreens.ts';
import { headHtml } from './metadata/headHtml.ts';
import type { Page } from './pages/page.ts';
import type { Place } from './pages/place.ts';
import { findPage, preloadScreens } from './pages/pages.ts';
import { readAhead, readPageData } from './pages/read.ts';
import type { PageSettings } from './pageState.ts';
import { stateOf } from './pageState.ts';
import { documentKey, isAnonymous } from './server/documentKey.ts';
import type { PageRequest, PreparedPage, PreparePage, Redirect, RenderedPage } from './server/renderedPage.ts';

type Locale = { readonly messages: Messages; readonly intl: IntlShape };

/** Loads the code and the messages of all pages. */
export async function loadRenderer(settings: PageSettings): Promise<PreparePage> {
  const loaded = await Promise.all(
    languages.map(async (language): Promise<[Language, Locale]> => {
      const messages = await loadMessages(language);
      return [language, { messages, intl: intlOf(language, messages) }];
    }),
  );
  await preloadScreens();
  await preloadParts();
  const locales = new Map(loaded);
  return (request) => preparePage(request, { locales, settings });
}

/** Reads all data of a page before its first byte is sent (D26). Each request has its own query cache. */
async function preparePage(
  request: PageRequest,
  { locales, settings }: { readonly locales: ReadonlyMap<Language, Locale>; readonly settings: PageSettings },
): Promise<PreparedPage | Redirect> {
  const { url, client } = request;
  const { page, params } = findPage(url.pathname);
  const moved = page.movedTo?.(params) ?? null;
  if (moved !== null) return { status: 301, route: page.path, location: moved + url.search };
  // A failed read is not retried here: the shopper has a button for that.
  const queryClient = createQueryClient({ networkRetries: 0 });
  const place: Place = { client, queryClient, params, search: url.searchParams };
  await Promise.all([
    readAhead(queryClient, sessionQuery(client)),
    readAhead(queryClient, userQuery(client)),
    readAhead(queryClient, menuQuery(client)),
    readPageData(page, place),
  ]);
  const language = await languageOf(request, place);
  const locale = locales.get(language);
  if (locale === undefined) throw new Error(`No messages are loaded for ${language}`);
  const state = JSON.stringify(stateOf({ ...settings, language }, queryClient));
  return {
    documentKey: isShareable(page, place) ? documentKey({ language, url, state }) : null,
    render: () => renderPage({ page, place, url, language, locale, state, settings }),
  };
}

type Rendering = {
  readonly page: Page;
  readonly place: Place;
  readonly url: URL;
  readonly language: Language;
  readonly locale: Locale;
  readonly state: string;
  readonly settings: PageSettings;
};

async function renderPage(rendering: Rendering): Promise<RenderedPage | Redirect> {
  const { page, place, url, language, locale, state, settings } = rendering;
  const { client, queryClient, params } = place;
  const { messages, intl } = locale;
  const ssrContext: SsrContext = {};
  const { prelude } = await prerenderToNodeStream(
    <Router ssrPath={url.pathname} ssrSearch={url.search} ssrContext={ssrContext}>
      <App
        client={client}
        queryClient={queryClient}
        language={language}
        messages={messages}
        cartMessage={cartMessageFromQuery(url.searchParams)}
        versionInterval={settings.versionInterval}
      />
    </Router>,
    // Everything stays in its place: the content security policy forbids the inline script that would move parts of the page into theirs.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const body = await buffer(prelude);
  if (ssrContext.redirectTo !== undefined) return { status: 302, route: page.path, location: ssrContext.redirectTo };
  const status = statusOf(page, place);
  const head = headHtml({
    ...page.metadata(place, { intl, language }),
    language,
    url,
    canonicalPath: page.canonical?.(params) ?? page.path,
    indexed: page.indexed && status === 200,
    structuredData: page.structuredData?.(place, { language, origin: url.origin }) ?? [],
  });
  return {
    status,
    language,
    route: page.path,
    head,
    parts: [page.screen.source, messagesFile(page, language)],
    state,
    body,
  };
}

/** End of the path of the messages that a page starts with: a first screen needs fewer. */
function messagesFile({ screen }: Page, language: Language): string {
  const part = isFirstScreen(screen.source) ? '.first' : '';
  return `/messages/${language.toLowerCase()}.json${part}.compiled.js`;
}

/**
 * The page's language. One that the address names is kept in the session, so that the next page and the mails match (D20). A link on another site
 * decides for its page alone.
 */
async function languageOf(request: PageRequest, { queryClient }: Place): Promise<Language> {
  const { url, acceptLanguage, fromElsewhere, client } = request;
  const { queryKey } = sessionQuery(client);
  const session = queryClient.getQueryData(queryKey);
  const asked = url.searchParams.get('lang');
  const language = chooseLanguage({ url: asked, session: session?.language ?? null, browser: acceptLanguage ?? null });
  const isPosted = asked !== null && isLanguage(asked.toUpperCase()) && !fromElsewhere;
  if (isPosted && session !== undefined && session.language !== language) {
    await client('setActiveLanguage', { LANGUAGE_CODE: language });
    queryClient.setQueryData(queryKey, { ...session, language });
  }
  return language;
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

/** A request that the API refuses as invalid counts too: an address made it, and there is nothing at that address. */
function isNotFound(error: unknown): boolean {
  const failed = failedOf(error);
  return (
    failed.kind === 'failure' && /NotFoundException$|^(InvalidRequest|OrderLinkEnded)Exception$/.test(failed.errorClass)
  );
}

/** Whether other shoppers can get the same document: an indexed page without personal data, of which everything could be read. */
function isShareable(page: Page, { client, queryClient }: Place): boolean {
  const session = queryClient.getQueryData(sessionQuery(client).queryKey);
  const user = queryClient.getQueryData(userQuery(client).queryKey);
  const queries = queryClient.getQueryCache().getAll();
  return page.indexed && isAnonymous(session, user) && queries.every(({ state }) => state.status === 'success');
}
