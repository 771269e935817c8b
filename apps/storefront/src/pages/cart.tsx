import { cartPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';

export const cartPage: Page = {
  path: cartPath,
  screen: lazyScreen('/CartScreen/CartScreen.tsx', async () => {
    const { CartScreen } = await import('@platine/ui/screens/CartScreen/CartScreen.tsx');
    return () => <CartScreen />;
  }),
  metadata: fixedMetadata('page.cart.title', 'page.cart.description'),
  indexed: false,
};
