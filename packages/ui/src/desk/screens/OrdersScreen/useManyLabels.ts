import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { deskOrderFromWire } from '@platine/domain/desk/deskOrder.ts';
import type { LabelOutcome } from '@platine/domain/desk/manyLabels.ts';
import { labelOutcome } from '@platine/domain/desk/manyLabels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { dataOf, failedOf } from '../../../queries/QueryFailure.ts';
import { useDeskClient } from '../../DeskProvider.tsx';
import { deskKeys } from '../../queries.ts';

/** The outcome for an order, or why nobody knows it. */
export type LabelEnd = { readonly orderNumber: string } & (
  | {
      readonly outcome: LabelOutcome;
      /** The products that customs would stop. */
      readonly lacks: DeskResponseOf<'deskLabel'>['LACKS'];
    }
  | { readonly outcome: { readonly kind: 'failed'; readonly failed: Failed } }
);

/** The orders that were asked for so far; `asked`: those that were to be. */
export type ManyLabels = {
  readonly asked: readonly string[];
  readonly ends: readonly LabelEnd[];
  /** `stopping`: it ends after the order that is under way. */
  readonly state: 'running' | 'stopping' | 'ended';
};

type UseManyLabels = {
  /** Asks for labels one after the other: one that is refused stops none of the others. */
  readonly make: (orderNumbers: readonly string[]) => void;
  /** Asks for no more: each may take until the service's deadline. */
  readonly stop: () => void;
  /** Null before the first. */
  readonly made: ManyLabels | null;
};

export function useManyLabels(): UseManyLabels {
  const client = useDeskClient();
  const queryClient = useQueryClient();
  const [made, setMade] = useState<ManyLabels | null>(null);
  const isStopped = useRef(false);

  const makeOne = async (orderNumber: string): Promise<LabelEnd> => {
    try {
      const { LACKS, ORDER } = dataOf(await client('deskLabel', { ORDER_NUMBER: orderNumber }));
      const after = deskOrderFromWire(ORDER);
      queryClient.setQueryData(deskKeys.order(orderNumber), after);
      return { orderNumber, outcome: labelOutcome(after, LACKS.length > 0), lacks: LACKS };
    } catch (error) {
      return { orderNumber, outcome: { kind: 'failed', failed: failedOf(error) } };
    }
  };
  const make = async (asked: readonly string[]) => {
    const ends: LabelEnd[] = [];
    setMade({ asked, ends, state: 'running' });
    for (const orderNumber of asked) {
      if (isStopped.current) break;
      ends.push(await makeOne(orderNumber));
      setMade({ asked, ends: [...ends], state: isStopped.current ? 'stopping' : 'running' });
    }
    setMade({ asked, ends, state: 'ended' });
    await queryClient.invalidateQueries({ queryKey: deskKeys.orders });
  };
  return {
    make: (orderNumbers) => void make(orderNumbers),
    stop() {
      isStopped.current = true;
      setMade((now) => (now === null ? now : { ...now, state: 'stopping' }));
    },
    made,
  };
}
