import { toastTime } from '@platine/domain/shop/constants.ts';
import { assign, setup } from 'xstate';

export type ToastKind = 'success' | 'warning' | 'error';
export type ToastContent = { readonly kind: ToastKind; readonly text: string };

type ToastContext = {
  readonly toast: ToastContent | null;
  /** Number of toasts shown so far; distinguishes repeated messages. */
  readonly count: number;
};
export type ToastEvent =
  | { readonly type: 'toast.shown'; readonly toast: ToastContent }
  | { readonly type: 'toast.held' }
  | { readonly type: 'toast.released' }
  | { readonly type: 'toast.closed' };

const types: { context?: ToastContext; events?: ToastEvent } = {};

/** Shows one toast at a time; a new one replaces the old. Hover and focus pause the timer (D30). */
export const toastMachine = setup({
  types,
  delays: { toastTime },
  actions: {
    keep: assign(({ event, context }) =>
      event.type === 'toast.shown' ? { toast: event.toast, count: context.count + 1 } : {},
    ),
    drop: assign({ toast: null }),
  },
}).createMachine({
  id: 'toast',
  context: { toast: null, count: 0 },
  initial: 'hidden',
  on: { 'toast.shown': { target: '.showing', actions: 'keep', reenter: true } },
  states: {
    hidden: { entry: 'drop' },
    showing: {
      after: { toastTime: 'hidden' },
      on: { 'toast.held': 'held', 'toast.closed': 'hidden' },
    },
    held: { on: { 'toast.released': 'showing', 'toast.closed': 'hidden' } },
  },
});
