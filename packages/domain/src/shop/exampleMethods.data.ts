import type { PaymentTerms } from '../payment/methods.ts';
import type { LabelCodes } from '../shipping/labels.ts';
import type { ShippingTerms } from '../shipping/methods.ts';

const express = { eu: { from: 1, to: 3 }, international: { from: 3, to: 6 } };
const classic = { eu: { from: 2, to: 4 }, international: { from: 7, to: 11 } };
const economy = { eu: { from: 3, to: 21 }, international: { from: 3, to: 21 } };
const untimed = { note: null, transit: null, tracking: null };

/** The shipping methods of the example's shop, with the times of spec §9. */
export const exampleShipping: ShippingTerms = {
  UPS_SAVER: { name: { ALL: 'UPS Express Saver' }, note: null, transit: express, tracking: true },
  DHL_EXPRESS: { name: { ALL: 'DHL Express' }, note: null, transit: express, tracking: true },
  TNT: { name: { ALL: 'TNT Economy Express' }, note: null, transit: classic, tracking: true },
  DPD_CLASSIC: { name: { ALL: 'DPD Classic' }, note: null, transit: classic, tracking: true },
  ECONOMY: {
    name: { EN: 'Economy (post)', DE: 'Economy (Post)', FR: 'Économique (poste)' },
    note: null,
    transit: economy,
    tracking: false,
  },
  FREE_SHIPPING: { name: { EN: 'Free shipping', DE: 'Kostenloser Versand', FR: 'Livraison gratuite' }, ...untimed },
  PICKUP: { name: { EN: 'Pickup at the warehouse', DE: 'Abholung im Lager', FR: 'Retrait à l’entrepôt' }, ...untimed },
  EXTERN_LOGISTIC_PICKUP: {
    name: {
      EN: 'Pickup by your carrier',
      DE: 'Abholung durch Ihre Spedition',
      FR: 'Retrait par votre transporteur',
    },
    ...untimed,
  },
};

/** The label service's option for trials, which is without postage. */
const unstamped = 'sendcloud:letter';
export const exampleLabels: LabelCodes = {
  UPS_SAVER: unstamped,
  DHL_EXPRESS: unstamped,
  TNT: unstamped,
  DPD_CLASSIC: unstamped,
  ECONOMY: unstamped,
  FREE_SHIPPING: unstamped,
};

/** The payment methods of the example's shop (spec §9, D23). */
export const examplePayment: PaymentTerms = {
  PAYPAL: { name: { ALL: 'PayPal' }, offered: true },
  SAFERPAY: { name: { EN: 'Credit card', DE: 'Kreditkarte', FR: 'Carte bancaire' }, offered: true },
  WIRE_TRANSFER: {
    name: { EN: 'Bank transfer', DE: 'Banküberweisung', FR: 'Virement bancaire' },
    offered: true,
  },
  INVOICE: { name: { EN: 'Invoice', DE: 'Rechnung', FR: 'Facture' }, offered: true },
  SOFORT: {
    name: { EN: 'SOFORT (ended)', DE: 'SOFORT (eingestellt)', FR: 'SOFORT (service arrêté)' },
    offered: false,
  },
};
