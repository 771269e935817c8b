import { withdrawalPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { readWithdrawal } from './orderReads.ts';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';

export const withdrawalPage: Page = {
  path: withdrawalPath(),
  screen: lazyScreen('/WithdrawalScreen/WithdrawalScreen.tsx', async () => {
    const { AnsweredWithdrawal } = await import('@platine/ui/screens/WithdrawalScreen/AnsweredWithdrawal.tsx');
    return ({ search }) => <AnsweredWithdrawal search={search} />;
  }),
  read: import.meta.env.SSR ? readWithdrawal : undefined,
  personal: true,
  metadata: fixedMetadata('page.withdrawal.title', 'page.withdrawal.description'),
  indexed: true,
};
