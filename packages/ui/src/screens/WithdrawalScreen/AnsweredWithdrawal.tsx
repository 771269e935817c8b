import { useQuery } from '@tanstack/react-query';
import { refusedFormQuery } from '../../queries/refusedForm.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

/** The page at an address, with the form that it answers where the shop has not taken one. */
export function AnsweredWithdrawal({ search }: { readonly search: URLSearchParams }) {
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
}
