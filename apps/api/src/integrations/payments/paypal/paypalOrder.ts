import type { Language } from '@platine/domain/language/language.ts';
import { localeOf } from '@platine/domain/language/locales.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import type { OrderedGoods, PaymentToOpen } from '../provider.ts';
import { inEuros } from './paypalAnswers.ts';

/** PayPal wants a region, and knows no Irish English. */
function paypalLocale(language: Language): string {
  const locale = new Intl.Locale(localeOf(language)).maximize();
  return language === 'EN' ? 'en-GB' : `${locale.language}-${locale.region}`;
}
/** The longest name of an item, of a shop, and number of a product. */
const longestName = 127;

type Shop = { readonly company: string; readonly publicOrigin: string; readonly cancelUrl: string };

/**
 * The order to create at PayPal (Orders v2). It is authorised, never captured at once: the shop's ledger takes the money. Means that pay some days
 * later are not offered, because goods would wait for them.
 */
export function orderRequest({ id, language, back, order }: PaymentToOpen, shop: Shop) {
  const { delivery } = order;
  return {
    intent: 'AUTHORIZE',
    purchase_units: [
      {
        reference_id: id,
        custom_id: id,
        amount: amountOf(order),
        items: itemsOf(order, language),
        ...(delivery !== null && { shipping: shippingOf(delivery) }),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: shop.company.slice(0, longestName),
          locale: paypalLocale(language),
          shipping_preference: delivery === null ? 'NO_SHIPPING' : 'SET_PROVIDED_ADDRESS',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: shop.publicOrigin + back,
          cancel_url: shop.cancelUrl,
        },
      },
    },
  };
}

/**
 * The total and the parts that add up to it to the cent. Prices are in the order's display mode; tax is a part of its own where they are net, and
 * contained in them otherwise. It is that of the sum (D10), so that items carry none.
 */
export function amountOf({ lines, pricing, totals }: OrderedGoods) {
  const items = lines.reduce((sum, { line }) => sum + line, 0);
  const isNet = pricing.mode === 'net';
  const shipping = (isNet ? totals.totalWithoutTax : totals.total) - items;
  return {
    ...inEuros(totals.total),
    breakdown: {
      item_total: inEuros(items),
      shipping: inEuros(shipping),
      ...(isNet && { tax_total: inEuros(totals.tax) }),
    },
  };
}

function itemsOf({ lines }: OrderedGoods, language: Language) {
  return lines.map(({ sku, name, partNumber, amount, unit }) => ({
    name: (pickText(name, language)?.text ?? partNumber).slice(0, longestName),
    sku: String(sku),
    quantity: String(amount),
    unit_amount: inEuros(unit),
    category: 'PHYSICAL_GOODS',
  }));
}

function shippingOf({ company, firstName, lastName, street, supplement, ...place }: Address) {
  return {
    type: 'SHIPPING',
    name: { full_name: [`${firstName} ${lastName}`.trim(), company].filter((part) => part !== '').join(', ') },
    address: {
      address_line_1: street,
      ...(supplement !== '' && { address_line_2: supplement }),
      admin_area_2: place.city,
      postal_code: place.zipCode,
      country_code: place.country,
    },
  };
}
