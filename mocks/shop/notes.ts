import { maximumFlags } from '@platine/domain/shop/constants.ts';
import { guestSchema, orderNotesSchema, vatIdSchema } from '@platine/domain/validation/checkout.ts';
import { requireOwnEmail } from '@platine/domain/validation/requireOwnEmail.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { Shop } from './shop.ts';

/** An empty id removes the one before. */
export function updateVatId(shop: Shop, entered: string): void {
  const { customerType, country } = shop.read();
  const vatId = entered === '' ? '' : requireValid(vatIdSchema, { vatId: entered, customerType, country }).vatId;
  shop.change({ vatId: vatId === '' ? null : vatId });
}

export function updateEmail(shop: Shop, entered: string): void {
  const { customerType } = shop.read();
  const { email } = requireValid(guestSchema, { email: entered, customerType });
  if (shop.user === null) shop.change({ email });
  else requireOwnEmail(shop.user.email, email);
}

export function updateComment(shop: Shop, comment: string): void {
  shop.change({ comment: requireValid(orderNotesSchema, { comment }).comment });
}

export function updateOwnOrderNumber(shop: Shop, ownOrderNumber: string): void {
  shop.change({ ownOrderNumber: requireValid(orderNotesSchema, { ownOrderNumber }).ownOrderNumber });
}

export function updatePeppolAddress(shop: Shop, entered: string): void {
  shop.change({ peppolAddress: requireValid(orderNotesSchema, { peppolAddress: entered }).peppolAddress });
}

export function addFlag(shop: Shop, flag: string): void {
  const others = shop.read().flags.filter((one) => one !== flag);
  shop.change({ flags: [...others, flag].slice(-maximumFlags) });
}
