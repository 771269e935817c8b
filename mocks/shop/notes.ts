import { mostFlags } from '@platine/domain/shop/constants.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { guestSchema, orderNotesSchema, vatIdSchema } from '@platine/domain/validation/checkout.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { sessionOf } from './session.ts';
import type { Shop } from './shop.ts';

/** An empty id takes the one that was given back. */
export function updateVatId(shop: Shop, { VATID }: RequestOf<'updateVatId'>) {
  const { customerType, country } = shop.read();
  const vatId = VATID === '' ? '' : requireValid(vatIdSchema, { VATID }, { customerType, country }).vatId;
  shop.change({ vatId: vatId === '' ? null : vatId });
  return sessionOf(shop);
}

export function updateEmail(shop: Shop, { EMAIL }: RequestOf<'updateEmail'>) {
  const { email } = requireValid(guestSchema, { EMAIL }, { customerType: shop.read().customerType });
  shop.change({ email });
  return sessionOf(shop);
}

export function updateCustomerComment(shop: Shop, request: RequestOf<'updateCustomerComment'>) {
  shop.change({ comment: requireValid(orderNotesSchema, request).comment });
  return sessionOf(shop);
}

export function updateCustomerOrderNumber(shop: Shop, request: RequestOf<'updateCustomerOrderNumber'>) {
  shop.change({ ownOrderNumber: requireValid(orderNotesSchema, request).ownOrderNumber });
  return sessionOf(shop);
}

export function addFlag(shop: Shop, { FLAG }: RequestOf<'addFlag'>) {
  const others = shop.read().flags.filter((flag) => flag !== FLAG);
  shop.change({ flags: [...others, FLAG].slice(-mostFlags) });
  return sessionOf(shop);
}
