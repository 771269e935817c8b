import { emailSchema } from '@platine/domain/validation/login.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { confirmStockAlert, endStockAlert, requestStockAlert } from '../services/stockAlerts.ts';
import type { Handlers } from './handler.ts';

export const stockAlertHandlers = {
  async requestStockAlert({ SKU, EMAIL, LANGUAGE_CODE }, context) {
    const { email } = requireValid(emailSchema, { EMAIL });
    return { CONFIRMED: await requestStockAlert(context, { sku: SKU, email, language: LANGUAGE_CODE }) };
  },

  async confirmStockAlert({ HASH }, context) {
    return { SKU: await confirmStockAlert(context, HASH) };
  },

  async endStockAlert({ HASH }, context) {
    return { SKU: await endStockAlert(context, HASH) };
  },
} satisfies Handlers;
