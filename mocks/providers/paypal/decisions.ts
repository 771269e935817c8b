import type { Order } from './books.ts';

/** How the shopper, or PayPal, ends a payment. */
type Decision = {
  readonly label: string;
  readonly change: Partial<Pick<Order, 'status' | 'fate' | 'cents' | 'currency' | 'customId'>>;
  /** How often the shop is told before the shopper returns. */
  readonly notices: number;
  /** The address that the shopper is led to; null when the window is closed. */
  readonly leadsTo: 'returnUrl' | 'cancelUrl' | null;
  /** PayPal has forgotten the order. */
  readonly isForgotten?: true;
};

const approved = { status: 'APPROVED' } as const;
const back = { notices: 0, leadsTo: 'returnUrl' } as const;

/** The buttons of the page. */
export const decisions: Readonly<Record<string, Decision>> = {
  approve: { label: 'Pay', change: approved, ...back },
  approveNotifyFirst: { label: 'Pay; the shop is told before you return', change: approved, ...back, notices: 1 },
  approveNotifyTwice: { label: 'Pay; the shop is told twice', change: approved, ...back, notices: 2 },
  approveNotifyOnly: {
    label: 'Pay and close the window; the shop is told',
    change: approved,
    notices: 1,
    leadsTo: null,
  },
  approveAndClose: {
    label: 'Pay and close the window; the notice is lost',
    change: approved,
    notices: 0,
    leadsTo: null,
  },
  approvePending: {
    label: 'Pay; PayPal examines the payment',
    change: { ...approved, fate: { becomes: 'PENDING' } },
    ...back,
  },
  approveOtherAmount: { label: 'Pay another amount', change: { ...approved, cents: 1 }, ...back, notices: 1 },
  approveOtherCurrency: { label: 'Pay in another currency', change: { ...approved, currency: 'CHF' }, ...back },
  approveOtherOrder: { label: 'Pay another order', change: { ...approved, customId: 'another' }, ...back },
  decline: {
    label: 'Have the means of payment declined',
    change: { ...approved, fate: { fails: 'INSTRUMENT_DECLINED' } },
    ...back,
  },
  deny: { label: 'Have the payment denied', change: { ...approved, fate: { becomes: 'DENIED' } }, ...back },
  expire: { label: 'Let the payment expire', change: {}, ...back, isForgotten: true },
  abandon: { label: 'Cancel and return to the shop', change: {}, notices: 0, leadsTo: 'cancelUrl' },
  silence: { label: 'Return; PayPal fails to answer', change: { status: 'silent' }, ...back },
};

/** Whether the page still takes a decision. */
export function isOpen({ status }: Order): boolean {
  return status === 'PAYER_ACTION_REQUIRED' || status === 'silent';
}
