import type { Session } from '@platine/domain/customer/session.ts';
import type { Payment } from './placeOrder.ts';

/** The session after a press of the order button, and the payment that the press led to. */
export type CheckedOut = { readonly session: Session; readonly payment: Payment };
