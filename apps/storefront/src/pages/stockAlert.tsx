import { productQuery } from '@platine/ui/queries/products.ts';
import { stockAlertPath } from '@platine/ui/routing/paths.ts';
import { readStockAlertPlace } from '@platine/ui/screens/StockAlertScreen/stockAlertPlace.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import type { Place } from './place.ts';
import { readAhead } from './read.ts';

export const stockAlertPage: Page = {
  path: stockAlertPath(),
  screen: lazyScreen('/StockAlertScreen/StockAlertScreen.tsx', async () => {
    const { AnsweredStockAlert } = await import('@platine/ui/screens/StockAlertScreen/AnsweredStockAlert.tsx');
    return ({ search }) => <AnsweredStockAlert search={search} />;
  }),
  read: import.meta.env.SSR ? readAlertProduct : undefined,
  personal: true,
  metadata: fixedMetadata('page.stockAlert.title', 'page.stockAlert.description'),
  indexed: false,
};

async function readAlertProduct({ client, queryClient, search }: Place): Promise<void> {
  const place = readStockAlertPlace(search);
  if (place.kind === 'form' && place.sku !== null) await readAhead(queryClient, productQuery(client, place.sku));
}
