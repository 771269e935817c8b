import { filledText, flag, languageCode, record, sku, text } from './parts.ts';

export const stockAlertRequest = record({ SKU: sku(), EMAIL: text(200), LANGUAGE_CODE: languageCode() });
/** CONFIRMED is false while the link in the mail has not been used. */
export const stockAlertAnswer = record({ CONFIRMED: flag() });
export const stockAlertHash = record({ HASH: filledText(200) });
export const stockAlertProduct = record({ SKU: sku() });
