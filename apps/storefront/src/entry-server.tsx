import type { Language } from '@platine/domain/language/language.ts';
import { chooseLanguage, isLanguage, languages } from '@platine/domain/language/language.ts';
import { newsFromQuery } from '@platine/ui/cart/newsInUrl.ts';
import { intlOf } from '@platine/ui/i18n/intlOf.ts';
import type { Messages } from '@platine/ui/i18n/loadMessages.ts';
import { loadMessages } from '@platine/ui/i18n/loadMessages.ts';
import { loadLaterParts } from '@platine/ui/i18n/takenOverLater.tsx';
import { menuQuery } from '@platine/ui/queries/menu.ts';
import type { Failed } from '@platine/ui/queries/QueryFailure.ts';
import { failedOf } from '@platine/ui/queries/QueryFailure.ts';
import { createQueryClient } from '@platine/ui/queries/queryClient.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import type { IntlShape } from 'react-intl';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { isFirstScreen } from './firstScreens.ts';
import { aboutPages } from './about/pages.ts';
import { headOf } from './head.ts';
import type { Moved, Page, PageRequest, RenderPage } from './page.ts';
import { stateOf } from './pageState.ts';
import type { Place, Route } from './route.ts';
import { movedTo, pageReads } from './reads/pageReads.ts';
import { readAhead } from './reads/readAhead.ts';
import { findRoute, preloadScreens } from './routes.tsx';
import { drawWhole } from './server/drawWhole.ts';
import { isNobody, seedOf } from './server/seed.ts';
import { structuredData } from './structuredData.ts';

type Speaker = { readonly messages: Messages; readonly intl: IntlShape };

const speakers = new Map<Language, Speaker>();

/** Loads all that pages are drawn with, and gives what draws them. */
export async function openDrawing(): Promise<RenderPage> {
  for (const language of languages) {
    const messages = await loadMessages(language);
    speakers.set(language, { messages, intl: intlOf(language, messages) });
  }
  await preloadScreens();
  await loadLaterParts();
  return renderPage;
}

/** One page for one shopper: a query cache and a router of its own, and all data read before the first byte (D26). */
const renderPage: RenderPage = async (request) => {
  const { url, client } = request;
  const { route, params } = findRoute(url.pathname);
  const moved = movedTo(route.page, params);
  if (moved !== null) return { status: 301, route: route.path ?? '*', location: moved + url.search };
  // On the server a failing read is said at once; the shopper has a button to try again.
  const queryClient = createQueryClient({ networkRetries: 0 });
  const place: Place = { client, queryClient, params, search: url.searchParams };
  await Promise.all([
    readAhead(queryClient, sessionQuery(client)),
    readAhead(queryClient, userQuery(client)),
    readAhead(queryClient, menuQuery(client)),
    pageReads[route.page]?.(place),
  ]);
  const language = await languageOf(request, place);
  const state = JSON.stringify(stateOf(language, queryClient));
  return {
    seed: isRepeated(route, place) ? seedOf({ language, url, state }) : null,
    draw: () => drawPage({ route, place, url, language, state }),
  };
};

type Drawing = {
  readonly route: Route;
  readonly place: Place;
  readonly url: URL;
  readonly language: Language;
  readonly state: string;
};

async function drawPage({ route, place, url, language, state }: Drawing): Promise<Page | Moved> {
  const { client, queryClient, params } = place;
  const { messages, intl } = speakerOf(language);
  const cartNews = newsFromQuery(url.searchParams);
  const { body, leadsTo } = await drawWhole((led) => (
    <Router ssrPath={url.pathname} ssrSearch={url.search} ssrContext={led}>
      <App client={client} queryClient={queryClient} language={language} messages={messages} cartNews={cartNews} />
    </Router>
  ));
  if (leadsTo !== null) return { status: 302, route: route.path ?? '*', location: leadsTo };
  const status = statusOf(route, place);
  const about = aboutPages[route.page];
  const indexed = about.indexed && status === 200;
  return {
    status,
    language,
    route: route.path ?? '*',
    head: headOf({
      ...about.words(place, intl, language),
      language,
      url,
      canonicalPath: about.canonical(params),
      indexed,
      things: structuredData(route.path, { place, language, origin: url.origin }),
    }),
    parts: [route.screen.source, wordsFile(route, language)],
    state,
    body,
  };
}

/** End of the path of the words that a page is drawn with: a first page has fewer. */
function wordsFile({ screen }: Route, language: Language): string {
  const part = isFirstScreen(screen.source) ? '.first' : '';
  return `/messages/${language.toLowerCase()}.json${part}.compiled.js`;
}

function speakerOf(language: Language): Speaker {
  const speaker = speakers.get(language);
  if (speaker === undefined) throw new Error(`There are no words for ${language}`);
  return speaker;
}

/** The page's language; one that the URL asks for is kept in the session, so that the next page and the mails match (D20). */
async function languageOf({ url, acceptLanguage, client }: PageRequest, { queryClient }: Place): Promise<Language> {
  const { queryKey } = sessionQuery(client);
  const session = queryClient.getQueryData(queryKey);
  const asked = url.searchParams.get('lang');
  const language = chooseLanguage({ url: asked, session: session?.language ?? null, browser: acceptLanguage ?? null });
  const named = asked !== null && isLanguage(asked.toUpperCase());
  if (named && session !== undefined && session.language !== language) {
    await client('setActiveLanguage', { LANGUAGE_CODE: language });
    queryClient.setQueryData(queryKey, { ...session, language });
  }
  return language;
}

/** D24: an unknown address and a thing that does not exist are 404; what could not be read is the server's fault. */
function statusOf(route: Route, place: Place): Page['status'] {
  if (route.path === null) return 404;
  const states = place.queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state);
  if (states.some(({ status, error }) => status === 'error' && !isNotFound(failedOf(error)))) return 503;
  const subject = aboutPages[route.page].subject?.(place);
  return subject !== undefined && place.queryClient.getQueryState(subject)?.status === 'error' ? 404 : 200;
}

/** What an address asks for in a way that no call understands is not there either. */
function isNotFound(failed: Failed): boolean {
  return failed.kind === 'failure' && /NotFoundException$|^InvalidRequestException$/.test(failed.errorClass);
}

/** Pages that many see alike: those for everybody, drawn from data that could be read, for whom nothing personal is known. */
function isRepeated(route: Route, { client, queryClient }: Place): boolean {
  const session = queryClient.getQueryData(sessionQuery(client).queryKey);
  const user = queryClient.getQueryData(userQuery(client).queryKey);
  const queries = queryClient.getQueryCache().getAll();
  return (
    aboutPages[route.page].indexed &&
    isNobody(session, user) &&
    queries.every(({ state }) => state.status === 'success')
  );
}
