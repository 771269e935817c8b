import { emailSchema } from '@platine/domain/validation/login.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { Shop } from '../shop/shop.ts';
import { confirmStockAlert, endStockAlert, requestStockAlert } from '../shop/stockAlerts.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function stockAlertAnswers(shop: Shop) {
  return {
    requestStockAlert: ({ SKU, EMAIL, LANGUAGE_CODE }) => {
      const { email } = requireValid(emailSchema, { EMAIL });
      return { CONFIRMED: requestStockAlert(shop, { sku: SKU, email, language: LANGUAGE_CODE }) };
    },
    confirmStockAlert: ({ HASH }) => ({ SKU: confirmStockAlert(shop, HASH) }),
    endStockAlert: ({ HASH }) => ({ SKU: endStockAlert(shop, HASH) }),
  } satisfies SomeAnswers;
}
