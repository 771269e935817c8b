import type { ContentPage } from '@platine/ui/content/content.ts';
import { contentPaths } from '@platine/ui/content/content.ts';
import type { About } from './about.ts';
import { fixedWords } from './about.ts';

const contentPage = (page: ContentPage): About => ({
  words: fixedWords(`page.${page}.title`, `page.${page}.description`),
  canonical: () => contentPaths[page],
  indexed: true,
});

/** The information pages. */
export const aboutContent = {
  shippingCosts: contentPage('shippingCosts'),
  legal: contentPage('legal'),
  cookies: contentPage('cookies'),
  privacy: contentPage('privacy'),
  gtc: contentPage('gtc'),
  faq: contentPage('faq'),
  revocation: contentPage('revocation'),
  leSupport: contentPage('leSupport'),
} satisfies Record<ContentPage, About>;
