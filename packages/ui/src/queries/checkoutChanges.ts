import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import type { SessionAccess } from './keepSession.ts';
import { keepSession } from './keepSession.ts';

const nothing = { kind: 'data', data: null } as const;

export type Guest = { readonly customerType: CustomerType; readonly email: string };

/** Saves a guest's customer type, unless the session has it already, and the e-mail address for the confirmation (D25). */
export async function saveGuest(access: SessionAccess, { customerType, email }: Guest): Promise<Outcome<unknown>> {
  const known = access.confirmed.session();
  const typed =
    known === undefined || known.customerType === customerType
      ? nothing
      : keepSession(
          access,
          await access.client('setCustomerData', { COUNTRY: known.country, CUSTOMER_TYPE: customerType }),
        );
  if (typed.kind !== 'data') return typed;
  return keepSession(access, await access.client('updateEmail', { EMAIL: email }));
}

/** Saves the VAT id, which the shop checks online; the result is in the session (D17). */
export async function saveVatId(access: SessionAccess, vatId: string): Promise<Outcome<unknown>> {
  return keepSession(access, await access.client('updateVatId', { VATID: vatId }));
}

export async function saveShippingMethod(access: SessionAccess, method: ShippingMethod): Promise<Outcome<unknown>> {
  return keepSession(access, await access.client('updateShippingMethod', { SHIPPING_METHOD: method }));
}

export async function savePaymentMethod(access: SessionAccess, method: PaymentMethod): Promise<Outcome<unknown>> {
  return keepSession(access, await access.client('updatePaymentMethod', { PAYMENT_METHOD: method }));
}

export type OrderNotes = Pick<Session, 'comment' | 'ownOrderNumber' | 'peppolAddress'>;

/** Saves the order's comment, the customer's own number and the address for e-invoices, until one is refused. Unchanged values are not sent. */
export async function saveOrderNotes(access: SessionAccess, notes: OrderNotes): Promise<Outcome<unknown>> {
  const known = access.confirmed.session();
  const { comment, ownOrderNumber, peppolAddress } = notes;
  const changes = {
    comment: () => access.client('updateCustomerComment', { CUSTOMER_COMMENT: comment }),
    ownOrderNumber: () => access.client('updateCustomerOrderNumber', { CUSTOMER_ORDER_NUMBER: ownOrderNumber }),
    peppolAddress: () => access.client('updatePeppolAddress', { PEPPOL_ADDRESS: peppolAddress }),
  } as const;
  let outcome: Outcome<unknown> = nothing;
  for (const name of ['comment', 'ownOrderNumber', 'peppolAddress'] as const)
    if (outcome.kind === 'data' && known?.[name] !== notes[name]) outcome = keepSession(access, await changes[name]());
  return outcome;
}
