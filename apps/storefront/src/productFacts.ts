import type { Product } from '@platine/domain/catalog/product.ts';
import { shippingTimes } from '@platine/domain/catalog/shippingTime.ts';
import type { Availability } from '@platine/domain/catalog/stock.ts';
import { availability } from '@platine/domain/catalog/stock.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { transitTime } from '@platine/domain/shipping/methods.ts';
import { contentPaths } from '@platine/ui/content/content.ts';
import { shopIdentity } from '@platine/domain/shop/identity.ts';
import { productPath } from '@platine/ui/screens/paths.ts';
import { shownPrices } from '@platine/ui/screens/ProductTiles/shownPrices.ts';
import type { Thing } from './structuredData.ts';

type Reader = { readonly session: Session; readonly language: Language; readonly origin: string };

/** A product with the price in the mode that this page shows (D11). Without a price there is no offer. */
export function productFacts(product: Product, reader: Reader): Thing {
  const { language, origin } = reader;
  const picture = product.picture === null ? null : pickText(product.picture, language);
  return {
    '@type': 'Product',
    name: pickText(product.name, language)?.text ?? String(product.sku),
    description: pickText(product.description ?? {}, language)?.text,
    sku: String(product.sku),
    mpn: product.manufacturer.partNumber,
    brand: { '@type': 'Brand', name: product.manufacturer.name },
    image: picture === null ? undefined : new URL(picture.text, origin).href,
    offers: offer(product, reader),
  };
}

function offer(product: Product, { session, origin }: Reader): Thing | undefined {
  const { pricing } = session.cart;
  const shown = shownPrices(product, pricing);
  if (shown === null) return undefined;
  const price = toEuros(shown.headline);
  return {
    '@type': 'Offer',
    url: `${origin}${productPath(product.sku)}`,
    price,
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: pricing.mode === 'gross',
    },
    availability: `https://schema.org/${availabilityNames[availability(product.stock).kind]}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shopIdentity.company },
    shippingDetails: shipping(product, session),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: session.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      merchantReturnLink: `${origin}${contentPaths.revocation}`,
    },
  };
}

const availabilityNames: Readonly<Record<Availability['kind'], string>> = {
  inStock: 'InStock',
  expected: 'BackOrder',
  timeFrame: 'BackOrder',
  presale: 'PreOrder',
};

/** To the country that the page's prices are for; when nobody knows how long it takes, nothing is claimed. */
function shipping({ stock }: Product, { country }: Session): Thing | undefined {
  const handling = shippingTimes[stock.timeFrame];
  const transit = transitTime('DPD_CLASSIC', country);
  if (handling === null || transit === null) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handling),
      transitTime: days(transit),
    },
  };
}

function days({ from, to }: { readonly from: number; readonly to: number }): Thing {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}
