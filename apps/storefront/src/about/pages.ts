import type { PageName } from '../route.ts';
import type { About } from './about.ts';
import { aboutAccount } from './account.ts';
import { aboutBuying } from './buying.ts';
import { aboutContent } from './content.ts';
import { aboutListings } from './listings.ts';
import { aboutProducts } from './products.ts';

/** What each page is about. The server says it in the head; the browser needs it from the second page on (spec §2, D24). */
export const aboutPages: Readonly<Record<PageName, About>> = {
  ...aboutProducts,
  ...aboutListings,
  ...aboutBuying,
  ...aboutAccount,
  ...aboutContent,
};
