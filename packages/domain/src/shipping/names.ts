import type { Language } from '../language/language.ts';
import type { LocalizedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';
import type { ShippingMethod } from './methods.ts';
import { shippingMethods } from './methods.ts';

/** Name of each shipping method, as the server sends it (spec §7: `shipping_method/translation`) and mails write it. */
const names: Readonly<Record<ShippingMethod, LocalizedText>> = {
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

/** The name of a method in a language. */
export function shippingName(method: ShippingMethod, language: Language): string {
  return pickText(names[method], language)?.text ?? method;
}

/** Every method with its name, in the order that they are offered in. */
export const shippingNames: readonly (readonly [ShippingMethod, LocalizedText])[] = shippingMethods.map((method) => [
  method,
  names[method],
]);
