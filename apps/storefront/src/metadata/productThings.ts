import { productPictures } from '@platine/domain/catalog/assets.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { shippingTimes } from '@platine/domain/catalog/shippingTime.ts';
import type { Availability } from '@platine/domain/catalog/stock.ts';
import { availability } from '@platine/domain/catalog/stock.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { transitTimes } from '@platine/domain/shipping/prices.ts';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { ancestorCategories } from '@platine/ui/screens/ancestorCategories.ts';
import { productPath } from '@platine/ui/routing/paths.ts';
import { shownPrices } from '@platine/ui/components/Price/shownPrices.ts';
import type { Place } from '../pages/place.ts';
import { priceThings, propertyThings } from './partThings.ts';
import type { Thing, ThingReader } from './structuredData.ts';
import { variantThings } from './variantThings.ts';
import { breadcrumb, categorySteps } from './structuredData.ts';
import type { ShopFacts } from '@platine/domain/shop/shop.ts';

type Shopper = ThingReader & { readonly session: Session };

/** A product and the categories above it; nothing for a product that was not read. */
export function productThings(product: Product | undefined, place: Place, reader: ThingReader): Thing[] {
  const session = place.queryClient.getQueryData(sessionQuery(place.client).queryKey);
  if (product === undefined || session === undefined) return [];
  const name = pickText(product.name, reader.language)?.text ?? String(product.sku);
  const [category] = product.categoryPaths;
  const above = category === undefined ? [] : [...ancestorCategories(category), category];
  const steps = [...categorySteps(above, place, reader.language), { name, path: productPath(product.sku) }];
  return [productThing(product, name, { ...reader, session }), breadcrumb(reader, steps)];
}

/** A product with the price in the mode that the page shows (D11). Without a price there is no offer. */
function productThing(product: Product, name: string, shopper: Shopper): Thing {
  const { language, origin } = shopper;
  const pictures = productPictures(product.assets, language).map(({ url }) => new URL(url, origin).href);
  return {
    '@type': 'Product',
    name,
    description: pickText(product.description ?? {}, language)?.text,
    sku: String(product.sku),
    mpn: product.manufacturer.partNumber,
    gtin: product.gtin ?? undefined,
    brand: { '@type': 'Brand', name: product.manufacturer.name },
    image: pictures.length === 0 ? undefined : pictures,
    additionalProperty: propertyThings(product.attributes, language),
    inProductGroupWithID: product.variants?.group,
    isVariantOf:
      product.variants === null ? undefined : variantThings(product.variants, { name, sku: product.sku }, shopper),
    offers: offer(product, shopper),
  };
}

function offer(product: Product, { session, origin, shop }: Shopper): Thing | undefined {
  const { pricing } = session.cart;
  const shown = shownPrices(product, pricing);
  if (shown === null) return undefined;
  return {
    '@type': 'Offer',
    url: `${origin}${productPath(product.sku)}`,
    price: toEuros(shown.headline),
    priceCurrency: 'EUR',
    priceSpecification: priceThings(shown, pricing.mode === 'gross'),
    availability: `https://schema.org/${availabilityNames[availability(product.stock).kind]}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shop.identity.company },
    shippingDetails: shipping(product, session, shop),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: session.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      merchantReturnLink: `${origin}${pagePaths.revocation}`,
    },
  };
}

const availabilityNames: Readonly<Record<Availability['kind'], string>> = {
  inStock: 'InStock',
  expected: 'BackOrder',
  timeFrame: 'BackOrder',
  presale: 'PreOrder',
};

/** Delivery to the country whose prices the page shows. An unknown delivery time is left out. */
function shipping({ stock }: Product, { country }: Session, shop: ShopFacts): Thing | undefined {
  const handling = shippingTimes[stock.timeFrame];
  const { parcel, express } = transitTimes(shop.delivery, country);
  const transit = parcel ?? express;
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
