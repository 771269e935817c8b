import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { plainAct } from '@platine/domain/contract/desk/plainAct.testing.ts';
import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';

/** The order, question and statement that requests are about: they must be there, so that a call that is wrongly allowed has something to read or to change. */
export type DeskPlace = {
  readonly orderNumber: string;
  readonly questionId: string;
  readonly withdrawalId: string;
};

type Requests = { readonly [Name in DeskCallName]: (place: DeskPlace) => Partial<DeskRequestOf<Name>> };

/** A request of each call that works for an operator who may make it. A call without one does not compile. */
export const deskRequests: Requests = {
  deskSignIn: () => ({ NAME: 'anna', PASSWORD: 'wrong', CODE: '000000' }),
  deskLink: () => ({ TOKEN: 'unknown' }),
  deskAcceptLink: () => ({ TOKEN: 'unknown' }),
  deskSignOut: () => ({}),
  deskOperator: () => ({}),
  deskToday: () => ({}),
  deskOrders: () => ({}),
  deskOrder: ({ orderNumber }) => ({ ORDER_NUMBER: orderNumber }),
  deskAct: ({ orderNumber }) => ({
    ORDER_NUMBER: orderNumber,
    SEEN: 1,
    KEY: 'one',
    ACT: { ...plainAct, KIND: 'cancelled' },
  }),
  deskWithdrawals: () => ({}),
  deskSettleWithdrawal: ({ withdrawalId }) => ({ ID: withdrawalId, WHY: 'written to' }),
  deskQuestions: () => ({}),
  deskCloseQuestion: ({ questionId }) => ({ ID: questionId, TEXT: 'Tomorrow.' }),
};
