import { deskOrderFromWire } from '@platine/domain/desk/deskOrder.ts';
import { ordersFile } from '@platine/domain/desk/ordersFile.ts';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { dataOf, failedOf } from '../../../queries/QueryFailure.ts';
import { useDeskClient } from '../../DeskProvider.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { saveFile } from '../../parts/saveFile.ts';

/** Saves the ticked orders as a table, with the places that they go to. */
export function SaveOrders({ numbers }: { readonly numbers: readonly string[] }) {
  const client = useDeskClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      Promise.all(
        numbers.map(async (number) => deskOrderFromWire(dataOf(await client('deskOrder', { ORDER_NUMBER: number })))),
      ),
    onSuccess: (files) => saveFile('orders.csv', 'text/csv', ordersFile(files)),
  });
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        <FormattedMessage id="desk.many.save" />
      </Button>
      <DeskFailure failed={error === null ? null : failedOf(error)} />
    </>
  );
}
