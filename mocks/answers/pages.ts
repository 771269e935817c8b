import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { PageName } from '@platine/domain/shop/pages/page.ts';
import { accessibility } from '../pages/accessibility.data.ts';
import { cookies } from '../pages/cookies.data.ts';
import { faq } from '../pages/faq.data.ts';
import { gtc } from '../pages/gtc.data.ts';
import { leSupport } from '../pages/leSupport.data.ts';
import { legal } from '../pages/legal.data.ts';
import { privacy } from '../pages/privacy.data.ts';
import { revocation } from '../pages/revocation.data.ts';
import { shippingCosts } from '../pages/shippingCosts.data.ts';

/** The sample shop's information pages. */
export const pages: Readonly<Record<PageName, ResponseOf<'shopPage'>>> = {
  accessibility,
  cookies,
  faq,
  gtc,
  leSupport,
  legal,
  privacy,
  revocation,
  shippingCosts,
};
