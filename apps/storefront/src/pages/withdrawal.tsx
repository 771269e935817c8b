import { refusedFormQuery } from '@platine/ui/queries/refusedForm.ts';
import { withdrawalPath } from '@platine/ui/routing/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { lazyScreen } from '../lazyScreen.tsx';
import { readWithdrawal } from './orderReads.ts';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';

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
  read: import.meta.env.SSR ? readWithdrawal : undefined,
  personal: true,
  metadata: fixedMetadata('page.withdrawal.title', 'page.withdrawal.description'),
  indexed: true,
};
