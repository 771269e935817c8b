import { isCategoryPath } from '@platine/domain/catalog/categoryPath.ts';
import { manufacturersPath } from '@platine/ui/screens/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { categoryOf, manufacturerOf } from '../params.ts';
import type { Route } from '../route.ts';

const sales: Route = {
  path: '/sales',
  page: 'sale',
  screen: lazyScreen('/SaleScreen/SaleScreen.tsx', async () => {
    const { SaleScreen } = await import('@platine/ui/screens/SaleScreen/SaleScreen.tsx');
    return () => <SaleScreen />;
  }),
};

const category: Route = {
  path: '/category/:catPath',
  page: 'category',
  accepts: ({ catPath = '' }) => catPath.length <= 80 && isCategoryPath(catPath),
  screen: lazyScreen('/CategoryScreen/CategoryScreen.tsx', async () => {
    const { CategoryScreen } = await import('@platine/ui/screens/CategoryScreen/CategoryScreen.tsx');
    return ({ params }) => <CategoryScreen path={categoryOf(params)} />;
  }),
};

const group: Route = {
  path: '/group',
  page: 'group',
  screen: lazyScreen('/routes/groupScreen.tsx', async () => (await import('./groupScreen.tsx')).GroupPage),
};

const manufacturers: Route = {
  path: manufacturersPath,
  page: 'manufacturers',
  screen: lazyScreen('/ManufacturersScreen/ManufacturersScreen.tsx', async () => {
    const { ManufacturersScreen } = await import('@platine/ui/screens/ManufacturersScreen/ManufacturersScreen.tsx');
    return () => <ManufacturersScreen />;
  }),
};

/** Its path also matches when it is longer (spec §2). */
const manufacturer: Route = {
  path: '/manufacturer/:manufacturerID/*?',
  page: 'manufacturer',
  accepts: ({ manufacturerID = '' }) => /^[1-9]\d{0,8}$/.test(manufacturerID),
  screen: lazyScreen('/ManufacturerScreen/ManufacturerScreen.tsx', async () => {
    const { ManufacturerScreen } = await import('@platine/ui/screens/ManufacturerScreen/ManufacturerScreen.tsx');
    return ({ params }) => <ManufacturerScreen id={manufacturerOf(params)} />;
  }),
};

/** The pages of spec §2 that list products by category, group, manufacturer or reduction. */
export const listingRoutes: readonly Route[] = [sales, category, group, manufacturers, manufacturer];
