import type { PageName } from './page.ts';

/** The information pages (spec §2), each with its path. */
export const pagePaths = {
  shippingCosts: '/shipping_costs',
  legal: '/legal',
  cookies: '/cookies',
  privacy: '/privacy',
  gtc: '/gtc',
  faq: '/faq',
  revocation: '/revocation',
  leSupport: '/le_support',
  accessibility: '/accessibility',
} as const satisfies Readonly<Record<PageName, string>>;
