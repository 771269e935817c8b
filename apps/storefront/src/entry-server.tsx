import { Writable } from 'node:stream';
import type { Language } from '@platine/domain/language/language.ts';
import { chooseLanguage, isLanguage, languages } from '@platine/domain/language/language.ts';
import { newsFromQuery } from '@platine/ui/cart/newsInUrl.ts';
import type { Messages } from '@platine/ui/i18n/loadMessages.ts';
import { loadMessages } from '@platine/ui/i18n/loadMessages.ts';
import { locales, timeZone } from '@platine/ui/i18n/locales.ts';
import { menuQuery } from '@platine/ui/queries/menu.ts';
import type { Failed } from '@platine/ui/queries/QueryFailure.ts';
import { failedOf } from '@platine/ui/queries/QueryFailure.ts';
import { createQueryClient } from '@platine/ui/queries/queryClient.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { IntlShape } from 'react-intl';
import { createIntl } from 'react-intl';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { headOf } from './head.ts';
import type { Page, PageRequest, RenderPage } from './page.ts';
import type { Place, Route } from './route.ts';
import { readAhead } from './route.ts';
import { findRoute, preloadScreens } from './routes.tsx';
import { structuredData } from './structuredData.ts';

type Speaker = { readonly messages: Messages; readonly intl: IntlShape };

const speakers = new Map<Language, Speaker>();
for (const language of languages) {
  const messages = await loadMessages(language);
  speakers.set(language, { messages, intl: createIntl({ locale: locales[language], messages, timeZone }) });
}
await preloadScreens();

/** Draws one page for one shopper: a query cache and a router of its own, and all data read before the first byte (D26). */
export const renderPage: RenderPage = async (request) => {
  const { url, client } = request;
  const { route, params } = findRoute(url.pathname);
  const moved = route.redirect?.(params) ?? null;
  if (moved !== null) return { status: 301, route: route.path ?? '*', location: moved + url.search };
  // On the server a failing read is said at once; the shopper has a button to try again.
  const queryClient = createQueryClient({ networkRetries: 0 });
  const place: Place = { client, queryClient, params, search: url.searchParams };
  await Promise.all([
    readAhead(queryClient, sessionQuery(client)),
    readAhead(queryClient, userQuery(client)),
    readAhead(queryClient, menuQuery(client)),
    route.prefetch(place),
  ]);
  const language = await languageOf(request, place);
  const { messages, intl } = speakerOf(language);
  const status = statusOf(route, place);
  const indexed = route.indexed && status === 200;
  return {
    status,
    language,
    route: route.path ?? '*',
    head: headOf({
      ...route.words(place, intl, language),
      language,
      url,
      canonicalPath: route.canonical(params),
      indexed,
      things: structuredData(route.path, { place, language, origin: url.origin }),
    }),
    parts: [route.screen.source, `/messages/${language.toLowerCase()}.json.compiled.js`],
    state: {
      language,
      queries: dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' }),
    },
    draw: (destination) =>
      draw(
        <Router ssrPath={url.pathname} ssrSearch={url.search}>
          <App
            client={client}
            queryClient={queryClient}
            language={language}
            messages={messages}
            cartNews={newsFromQuery(url.searchParams)}
          />
        </Router>,
        destination,
      ),
  };
};

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
  const subject = route.subject?.(place);
  return subject !== undefined && place.queryClient.getQueryState(subject)?.status === 'error' ? 404 : 200;
}

function isNotFound(failed: Failed): boolean {
  return failed.kind === 'failure' && failed.errorClass.endsWith('NotFoundException');
}

/** Pipes React's drawing into a stream that goes on after it. */
function draw(page: ReactNode, destination: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = new Writable({
      write: (chunk, _encoding, written) => {
        destination.write(chunk);
        written();
      },
      final: (finished) => {
        finished();
        resolve();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // One piece: parts sent later would need inline script, which the policy forbids and a page without script could not run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => pipe(body),
      onShellError: reject,
    });
  });
}
