import type { Client } from '@platine/domain/contract/client.ts';
import type { Segment } from '@platine/domain/customer/segment.ts';
import { segmentOf, sessionOfSegment, userOfSegment } from '@platine/domain/customer/segment.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { InAddedLanguages } from '@platine/domain/language/inLanguages.ts';
import type { Language } from '@platine/domain/language/language.ts';
import {
  builtInLanguages,
  chooseLanguage,
  defaultLanguage,
  isBuiltIn,
  languageAmong,
} from '@platine/domain/language/language.ts';
import { intlOf } from '@platine/ui/i18n/intlOf.ts';
import { loadMessages } from '@platine/ui/i18n/loadMessages.ts';
import { preloadParts } from '@platine/ui/i18n/lazyPart.tsx';
import { menuQuery } from '@platine/ui/queries/menu.ts';
import { createQueryClient } from '@platine/ui/queries/queryClient.ts';
import { sentPartsListQuery } from '@platine/ui/queries/partsList.ts';
import { refusedFormQuery } from '@platine/ui/queries/refusedForm.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { MessageFormatElement } from 'react-intl';
import type { Page } from './pages/page.ts';
import type { Params } from './pages/place.ts';
import { findPage, preloadScreens } from './pages/pages.ts';
import { readAhead, readPageData } from './pages/read.ts';
import type { PageSettings } from './pageState.ts';
import { ownParts } from './server/ownParts.tsx';
import type { OpenedPage, OpenPage, PageRequest, Redirect, RenderedPage } from './server/renderedPage.ts';
import type { Locale } from './server/renderPage.tsx';
import { renderPage } from './server/renderPage.tsx';
import { sharedAddress } from './server/sharedPages.ts';

type Shop = {
  /** The program's languages. */
  readonly locales: ReadonlyMap<Language, Locale>;
  /** Those that the shop's folder adds, as it is now. */
  readonly translations: () => AddedTrees;
  readonly settings: () => PageSettings;
  /** Calls on behalf of nobody: all that a page that many share is made of. */
  readonly client: Client;
};
type Asked = { readonly request: PageRequest; readonly page: Page; readonly params: Params; readonly shop: Shop };

/** Messages of added languages; each stays the same object until the folder is read again. */
type MessageTrees = Readonly<Record<string, MessageFormatElement[]>>;
type AddedTrees = InAddedLanguages<{ readonly screens: MessageTrees }>;

type Rendering = Pick<Shop, 'settings' | 'translations' | 'client'>;

/** Loads the code and the messages of all pages. */
export async function loadRenderer({ settings, translations, client }: Rendering): Promise<OpenPage> {
  const loaded = await Promise.all(
    builtInLanguages.map(async (language): Promise<[Language, Locale]> => {
      const messages = await loadMessages(language);
      return [language, { language, messages, intl: intlOf(language, messages) }];
    }),
  );
  await preloadScreens();
  await preloadParts();
  const shop = { locales: new Map(loaded), settings, translations, client };
  return async (request) => {
    const { page, params } = findPage(request.url.pathname);
    const moved = page.movedTo?.(params, request.url.searchParams) ?? null;
    if (moved !== null) return { status: 301, route: page.path, location: moved + request.url.search };
    const address = sharedAddress(page, request.url);
    const asked = { request, page, params, shop };
    return address === null ? openPersonal(asked) : openShared(asked, address);
  };
}

// A failed read is not retried on the server: the shopper has a button for that.
const newCache = () => createQueryClient({ networkRetries: 0 });

/** A page whose data are all read for this request. */
function openPersonal({ request, page, params, shop }: Asked): OpenedPage {
  const { client, url, refusedForm, sentList } = request;
  const queryClient = newCache();
  if (refusedForm !== null)
    queryClient.setQueryData(refusedFormQuery(url.searchParams.toString()).queryKey, refusedForm);
  if (sentList !== undefined) queryClient.setQueryData(sentPartsListQuery.queryKey, sentList);
  const place = { client, queryClient, params, search: url.searchParams };
  return {
    of: 'shopper',
    render: async () => {
      await Promise.all([
        readShopper(request, queryClient),
        readAhead(queryClient, menuQuery(client)),
        readPageData(page, place),
      ]);
      const locale = localeOf(shop, await languageOf(request, queryClient, languagesOf(shop)));
      return renderPage({ page, place, url, locale, settings: shop.settings(), own: null });
    },
  };
}

/** A page of a segment: of the shopper's own it has the cart in the header, and the session and the customer in its data. */
async function openShared(asked: Asked, address: URL): Promise<OpenedPage> {
  const { request, shop } = asked;
  const { url, acceptLanguage, hasSession } = request;
  const place = address.pathname + address.search;
  if (!hasSession && !url.searchParams.has('lang')) {
    const locale = localeOf(
      shop,
      chooseLanguage({ languages: languagesOf(shop), url: null, session: null, browser: acceptLanguage ?? null }),
    );
    return {
      of: 'visitors',
      key: `${locale.language} ${place}`,
      render: () => renderShared(asked, { address, locale, segment: null }),
    };
  }
  const queryClient = newCache();
  const { session, user } = await readShopper(request, queryClient);
  if (session === undefined || user === undefined) return openPersonal(asked);
  const locale = localeOf(shop, await languageOf(request, queryClient, languagesOf(shop)));
  const segment = segmentOf(session, user);
  return {
    of: 'segment',
    key: `${locale.language} ${JSON.stringify(segment)} ${place}`,
    own: ownParts(session, queryClient, locale.intl),
    render: () => renderShared(asked, { address, locale, segment }),
  };
}

type Sharing = {
  readonly address: URL;
  readonly locale: Locale;
  /** Null: that of visitors without a session. */
  readonly segment: Segment | null;
};

/** Renders a page for everybody of a segment. No call is made on behalf of the shopper who happens to be the first to ask for it. */
async function renderShared(
  { page, params, shop }: Asked,
  { address, locale, segment }: Sharing,
): Promise<RenderedPage | Redirect> {
  const { client } = shop;
  const queryClient = newCache();
  if (segment !== null) {
    queryClient.setQueryData(sessionQuery(client).queryKey, sessionOfSegment(segment));
    queryClient.setQueryData(userQuery(client).queryKey, userOfSegment(segment));
  }
  const place = { client, queryClient, params, search: address.searchParams };
  const [{ session }] = await Promise.all([
    readShopper({ client }, queryClient),
    readAhead(queryClient, menuQuery(client)),
    readPageData(page, place),
  ]);
  const own = session === undefined ? null : ownParts(session, queryClient, locale.intl);
  return renderPage({ page, place, url: address, locale, settings: shop.settings(), own });
}

type Shopper = {
  /** Undefined: it could not be read. */
  readonly session: Session | undefined;
  readonly user: ReturnType<typeof userOfSegment> | undefined;
};

async function readShopper({ client }: Pick<PageRequest, 'client'>, queryClient: QueryClient): Promise<Shopper> {
  const [session, user] = [sessionQuery(client), userQuery(client)];
  await Promise.all([readAhead(queryClient, session), readAhead(queryClient, user)]);
  return { session: queryClient.getQueryData(session.queryKey), user: queryClient.getQueryData(user.queryKey) };
}

function languagesOf({ settings }: Shop): readonly Language[] {
  return settings().shop.languages;
}

function localeOf({ locales, translations }: Shop, language: Language): Locale {
  const english = locales.get(defaultLanguage);
  if (english === undefined) throw new Error('The program has no English messages.');
  const added = isBuiltIn(language) ? undefined : translations()[language]?.screens;
  if (added !== undefined) return addedLocale(language, added, english);
  // A folder that was taken over at this moment may have the language no longer.
  return locales.get(language) ?? english;
}

const addedLocales = new WeakMap<MessageTrees, Locale>();

/** The folder has been checked for all messages of the program: none is taken from English. */
function addedLocale(language: Language, added: MessageTrees, english: Locale): Locale {
  const known = addedLocales.get(added);
  if (known !== undefined) return known;
  const messages = { ...english.messages, ...added };
  const locale = { language, messages, intl: intlOf(language, messages) };
  addedLocales.set(added, locale);
  return locale;
}

/**
 * The page's language. One that the address names is kept in the session, so that the next page and the mails match (D20). A link on another site
 * decides for its page alone.
 */
async function languageOf(
  request: PageRequest,
  queryClient: QueryClient,
  languages: readonly Language[],
): Promise<Language> {
  const { url, acceptLanguage, fromElsewhere, client } = request;
  const { queryKey } = sessionQuery(client);
  const session = queryClient.getQueryData(queryKey);
  const asked = url.searchParams.get('lang');
  const sources = { url: asked, session: session?.language ?? null, browser: acceptLanguage ?? null };
  const language = chooseLanguage({ languages, ...sources });
  const isPosted = asked !== null && languageAmong(languages, asked) !== null && !fromElsewhere;
  if (isPosted && session !== undefined && session.language !== language) {
    await client('setActiveLanguage', { LANGUAGE_CODE: language });
    queryClient.setQueryData(queryKey, { ...session, language });
  }
  return language;
}
