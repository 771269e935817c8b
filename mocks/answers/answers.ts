import type { CallName } from '@platine/domain/contract/calls.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { Shop } from '../shop/shop.ts';
import { accountAnswers } from './accountAnswers.ts';
import { cartAnswers } from './cartAnswers.ts';
import { catalogueAnswers } from './catalogueAnswers.ts';
import { checkoutAnswers } from './checkoutAnswers.ts';
import { contactAnswers } from './contactAnswers.ts';
import { orderAnswers } from './orderAnswers.ts';
import { sessionAnswers } from './sessionAnswers.ts';
import { shopAnswers } from './shopAnswers.ts';

/** One for each call of the contract. The contract suite compares them with the API's. */
export type Answers = { readonly [Name in CallName]: (request: RequestOf<Name>) => ResponseOf<Name> };
/** Those of one area. */
export type SomeAnswers = Partial<Answers>;

/** The edge of the mock shop: reads requests, calls the shop, and serialises its state. */
export function createAnswers(shop: Shop) {
  return {
    ...shopAnswers(shop),
    ...sessionAnswers(shop),
    ...cartAnswers(shop),
    ...catalogueAnswers(shop),
    ...accountAnswers(shop),
    ...contactAnswers(shop),
    ...checkoutAnswers(shop),
    ...orderAnswers(shop),
  } satisfies Answers;
}
