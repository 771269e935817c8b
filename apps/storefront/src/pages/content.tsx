import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import { isLanguage, languages } from '@platine/domain/language/language.ts';
import type { ContentPage } from '@platine/ui/content/content.ts';
import { contentPaths } from '@platine/ui/content/content.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { tariffsQuery } from '@platine/ui/queries/tariffs.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import { readAhead } from './read.ts';

const contentPage = (name: ContentPage, read?: Page['read']): Page => ({
  path: contentPaths[name],
  screen: lazyScreen('/ContentScreen/ContentScreen.tsx', async () => {
    const [{ ContentScreen }, { loadContent }] = await Promise.all([
      import('@platine/ui/screens/ContentScreen/ContentScreen.tsx'),
      import('@platine/ui/content/loadContent.ts'),
    ]);
    // The text is there before the page is rendered; one that fails to load says so in its place.
    await Promise.all(languagesNeeded().map((language) => loadContent(name, language).catch(() => undefined)));
    return () => <ContentScreen page={name} />;
  }),
  read,
  metadata: fixedMetadata(`page.${name}.title`, `page.${name}.description`),
  indexed: true,
});

/** The information pages (spec §2). */
export const contentPages: readonly Page[] = [
  contentPage('shippingCosts', async ({ client, queryClient }) => {
    const session = await queryClient.query(sessionQuery(client)).catch(() => null);
    await readAhead(queryClient, tariffsQuery(client, session?.customerType ?? defaultCustomerType));
  }),
  contentPage('legal'),
  contentPage('cookies'),
  contentPage('privacy'),
  contentPage('gtc'),
  contentPage('faq'),
  contentPage('revocation'),
  contentPage('leSupport'),
  contentPage('accessibility'),
];

/** A browser needs the page's language, which changes with a new document only; the server needs all. */
function languagesNeeded() {
  const tag = 'document' in globalThis ? document.documentElement.lang.toUpperCase() : '';
  return isLanguage(tag) ? [tag] : languages;
}
