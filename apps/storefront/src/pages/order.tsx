import { queryKeys } from '@platine/ui/queries/keys.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { readOrder } from './orderReads.ts';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import type { Params, Place } from './place.ts';

export const orderPage: Page = {
  path: '/order/:ORDER_NUMBER',
  accepts: acceptsOrder,
  screen: lazyScreen('/OrderScreen/OrderScreen.tsx', async () => {
    const { OrderScreen } = await import('@platine/ui/screens/OrderScreen/OrderScreen.tsx');
    return ({ params, search }) => (
      <OrderScreen
        orderNumber={params['ORDER_NUMBER'] ?? ''}
        signature={search.get('signature')}
        renewed={search.get('renewed')}
        payment={search.get('payment')}
        failed={search.get('failed')}
      />
    );
  }),
  read: import.meta.env.SSR ? readOrder : undefined,
  personal: true,
  subject: orderKey,
  metadata: fixedMetadata('page.order.title', 'page.order.description'),
  canonical: ({ ORDER_NUMBER = '' }) => `/order/${encodeURIComponent(ORDER_NUMBER)}`,
  indexed: false,
};

/** Whether a part of an address can be the number of an order. */
export function acceptsOrder({ ORDER_NUMBER = '' }: Params): boolean {
  return ORDER_NUMBER.length <= 40;
}

/** The query of the order that an address names. */
export function orderKey({ params, search }: Place) {
  return queryKeys.order(params['ORDER_NUMBER'] ?? '', search.get('signature'));
}
