import type { Shop } from '../shop/shop.ts';
import { accountAnswers } from './accountAnswers.ts';
import type { Answers } from './answerTypes.ts';
import { cartAnswers } from './cartAnswers.ts';
import { catalogueAnswers } from './catalogueAnswers.ts';
import { checkoutAnswers } from './checkoutAnswers.ts';
import { contactAnswers } from './contactAnswers.ts';
import { listAnswers } from './listAnswers.ts';
import { orderAnswers } from './orderAnswers.ts';
import { partsListAnswers } from './partsListAnswers.ts';
import { quoteAnswers } from './quoteAnswers.ts';
import { sessionAnswers } from './sessionAnswers.ts';
import { shopAnswers } from './shopAnswers.ts';
import { stockAlertAnswers } from './stockAlertAnswers.ts';
import { withdrawalAnswers } from './withdrawalAnswers.ts';

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
    ...withdrawalAnswers(shop),
    ...partsListAnswers(shop),
    ...stockAlertAnswers(shop),
    ...listAnswers(shop),
    ...quoteAnswers(shop),
  } satisfies Answers;
}
