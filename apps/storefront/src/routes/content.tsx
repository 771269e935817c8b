import { isLanguage, languages } from '@platine/domain/language/language.ts';
import type { ContentPage } from '@platine/ui/content/content.ts';
import { contentPaths } from '@platine/ui/content/content.ts';
import { loadContent } from '@platine/ui/content/loadContent.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Route } from '../route.ts';
import { fixedWords } from '../route.ts';

const contentRoute = (page: ContentPage): Route => ({
  path: contentPaths[page],
  screen: lazyScreen('/ContentScreen/ContentScreen.tsx', async () => {
    const [{ ContentScreen }] = await Promise.all([
      import('@platine/ui/screens/ContentScreen/ContentScreen.tsx'),
      ...spokenHere().map((language) => loadContent(page, language).catch(() => undefined)),
    ]);
    return () => <ContentScreen page={page} />;
  }),
  prefetch: async () => undefined,
  words: fixedWords(`page.${page}.title`, `page.${page}.description`),
  canonical: () => contentPaths[page],
  indexed: true,
});

/** The languages whose text is needed: in a browser the page's, which changes only with the page. A text that fails to load says so in its place. */
function spokenHere() {
  const tag = 'document' in globalThis ? document.documentElement.lang.toUpperCase() : '';
  return isLanguage(tag) ? [tag] : languages;
}

/** The information pages (spec §2). */
export const contentRoutes: readonly Route[] = [
  contentRoute('shippingCosts'),
  contentRoute('legal'),
  contentRoute('cookies'),
  contentRoute('privacy'),
  contentRoute('gtc'),
  contentRoute('faq'),
  contentRoute('revocation'),
  contentRoute('leSupport'),
];
