import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';

/**
 * Names on documents that were issued before a document kept those of its shop. A document never changes (D38), so this table does not either.
 */
export const earlierShippingNames: Readonly<Record<ShippingMethod, LocalizedText>> = {
  UPS_SAVER: { ALL: 'UPS Express Saver' },
  DHL_EXPRESS: { ALL: 'DHL Express' },
  TNT: { ALL: 'TNT Economy Express' },
  DPD_CLASSIC: { ALL: 'DPD Classic' },
  ECONOMY: { EN: 'Economy (post)', DE: 'Economy (Post)', FR: 'Économique (poste)' },
  FREE_SHIPPING: { EN: 'Free shipping', DE: 'Kostenloser Versand', FR: 'Livraison gratuite' },
  PICKUP: { EN: 'Pickup at the warehouse', DE: 'Abholung im Lager', FR: 'Retrait à l’entrepôt' },
  EXTERN_LOGISTIC_PICKUP: {
    EN: 'Pickup by your carrier',
    DE: 'Abholung durch Ihre Spedition',
    FR: 'Retrait par votre transporteur',
  },
};

export const earlierPaymentNames: Readonly<Record<PaymentMethod, LocalizedText>> = {
  PAYPAL: { ALL: 'PayPal' },
  SAFERPAY: { EN: 'Card (Saferpay)', DE: 'Kreditkarte (Saferpay)', FR: 'Carte bancaire (Saferpay)' },
  WIRE_TRANSFER: { EN: 'Bank transfer', DE: 'Banküberweisung', FR: 'Virement bancaire' },
  INVOICE: { EN: 'Invoice', DE: 'Rechnung', FR: 'Facture' },
  SOFORT: { ALL: 'SOFORT' },
};
