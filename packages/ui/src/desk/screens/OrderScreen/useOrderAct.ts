import type { DeskAct } from '@platine/domain/desk/deskAct.ts';
import { deskActToWire } from '@platine/domain/desk/deskAct.ts';
import type { DeskResult } from '@platine/domain/desk/deskActKinds.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { deskOrderFromWire } from '@platine/domain/desk/deskOrder.ts';
import type { OrderRefusal } from '@platine/domain/order/life/decide.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { actKey } from '../../actKey.ts';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';

export type ActTold = { readonly result: DeskResult; readonly refusal: OrderRefusal | null };

type OrderAct = {
  readonly enter: (act: DeskAct, why?: string) => void;
  readonly busy: boolean;
  readonly failed: Failed | null;
  /** How the last act has ended; null before the first. */
  readonly told: ActTold | null;
};

/** Enters acts on an order as it is shown. An act whose answer was lost keeps its key, so that pressing again does it once. */
export function useOrderAct({ order, history }: DeskOrder): OrderAct {
  const { orderNumber } = order;
  const queryClient = useQueryClient();
  const [told, setTold] = useState<ActTold | null>(null);
  const { make, busy, failed } = useDeskCall('deskAct', (data) => {
    setTold({ result: data.RESULT, refusal: data.REFUSAL });
    queryClient.setQueryData(deskKeys.order(orderNumber), deskOrderFromWire(data.ORDER));
  });
  const seen = history.at(-1)?.position ?? 1;
  const enter = (act: DeskAct, why = '') =>
    make({
      ORDER_NUMBER: orderNumber,
      SEEN: seen,
      KEY: actKey(seen, act),
      WHY: why,
      ACT: deskActToWire(act),
    });
  return { enter, busy, failed, told };
}
