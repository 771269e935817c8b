import type { DeskAct } from '@platine/domain/desk/deskAct.ts';
import { deskActToWire } from '@platine/domain/desk/deskAct.ts';
import type { DeskHistoryEntry } from '@platine/domain/desk/deskHistory.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { deskOrderFromWire } from '@platine/domain/desk/deskOrder.ts';
import type { DeskResult } from '@platine/domain/desk/deskActKinds.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { dataOf, failedOf } from '../../../queries/QueryFailure.ts';
import { actKey } from '../../actKey.ts';
import { useDeskClient } from '../../DeskProvider.tsx';
import { deskKeys } from '../../queries.ts';

export type PlannedOrder = {
  readonly file: DeskOrder;
  readonly act: DeskAct;
  /** Kept with the act in the history; '' for nothing. */
  readonly why: string;
};

/** The end of the act on one order, with the newest of its history; or why nobody knows it. */
export type OrderEnd = { readonly orderNumber: string } & (
  | { readonly result: DeskResult; readonly last: DeskHistoryEntry | null }
  | { readonly result: 'failed'; readonly failed: Failed }
);

type UseManyActs = {
  /** Acts on the orders one after the other, each by itself: one that fails stops none of the others. */
  readonly act: (planned: readonly PlannedOrder[]) => void;
  readonly isRunning: boolean;
  /** The ends so far; null before the first act. */
  readonly ends: readonly OrderEnd[] | null;
};

export function useManyActs(): UseManyActs {
  const client = useDeskClient();
  const queryClient = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [ends, setEnds] = useState<readonly OrderEnd[] | null>(null);

  const actOn = async ({ file, act, why }: PlannedOrder): Promise<OrderEnd> => {
    const { orderNumber } = file.order;
    const seen = file.history.at(-1)?.position ?? 1;
    const request = {
      ORDER_NUMBER: orderNumber,
      SEEN: seen,
      KEY: actKey(seen, act),
      WHY: why,
      ACT: deskActToWire(act),
    };
    try {
      const { RESULT, ORDER } = dataOf(await client('deskAct', request));
      const changed = deskOrderFromWire(ORDER);
      return { orderNumber, result: RESULT, last: changed.history.at(-1) ?? null };
    } catch (error) {
      return { orderNumber, result: 'failed', failed: failedOf(error) };
    }
  };
  const act = async (planned: readonly PlannedOrder[]) => {
    setRunning(true);
    const done: OrderEnd[] = [];
    setEnds(done);
    for (const one of planned) {
      done.push(await actOn(one));
      setEnds([...done]);
    }
    setRunning(false);
    await queryClient.invalidateQueries({ queryKey: deskKeys.orders });
  };
  return { act: (planned) => void act(planned), isRunning, ends };
}
