import { isLanguage, languages } from '@platine/domain/language/language.ts';
import type { ContentPage } from '@platine/ui/content/content.ts';
import { loadContent } from '@platine/ui/content/loadContent.ts';
import { ContentScreen } from '@platine/ui/screens/ContentScreen/ContentScreen.tsx';
import type { ComponentType } from 'react';
import type { PlaceProps } from '../lazyScreen.tsx';

/** The screen of an information page, with its text there. A text that fails to load says so in its place. */
export async function contentScreen(page: ContentPage): Promise<ComponentType<PlaceProps>> {
  await Promise.all(spokenHere().map((language) => loadContent(page, language).catch(() => undefined)));
  return () => <ContentScreen page={page} />;
}

/** The languages whose text is needed: in a browser the page's, which changes only with the page. */
function spokenHere() {
  const tag = 'document' in globalThis ? document.documentElement.lang.toUpperCase() : '';
  return isLanguage(tag) ? [tag] : languages;
}
