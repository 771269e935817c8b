import { orderQuery } from '@platine/ui/queries/order.ts';
import { refusedFormQuery } from '@platine/ui/queries/refusedForm.ts';
import { withdrawalQuery } from '@platine/ui/queries/withdrawal.ts';
import { withdrawalPath } from '@platine/ui/routing/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import type { Place } from './place.ts';
import { readAhead } from './read.ts';

export const withdrawalPage: Page = {
  path: withdrawalPath(),
  screen: lazyScreen('/WithdrawalScreen/WithdrawalScreen.tsx', async () => {
    const { WithdrawalScreen } = await import('@platine/ui/screens/WithdrawalScreen/WithdrawalScreen.tsx');
    return function Withdrawal({ search }) {
      const { data: sent } = useQuery(refusedFormQuery(search.toString()));
      return (
        <WithdrawalScreen
          id={search.get('id')}
          orderNumber={search.get('order') ?? ''}
          signature={search.get('signature')}
          sent={sent ?? null}
          failed={search.get('failed')}
        />
      );
    };
  }),
  read: readWithdrawal,
  personal: true,
  metadata: fixedMetadata('page.withdrawal.title', 'page.withdrawal.description'),
  indexed: true,
};

/** Reads the statement, or the order that the form is about. */
async function readWithdrawal({ client, queryClient, search }: Place): Promise<void> {
  const [id, order] = [search.get('id'), search.get('order')];
  if (id !== null) return readAhead(queryClient, withdrawalQuery(client, id));
  if (order !== null) return readAhead(queryClient, orderQuery(client, order, search.get('signature')));
}
