import { isOrderable } from '@platine/domain/cart/cart.ts';
import { productPictures } from '@platine/domain/catalog/assets.ts';
import { ancestorPaths } from '@platine/domain/catalog/categoryPath.ts';
import { keptWidths, pictureAddress, pictureAt } from '@platine/domain/catalog/mediaAddress.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { shippingTimes } from '@platine/domain/catalog/shippingTime.ts';
import { availability } from '@platine/domain/catalog/stock.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { vatCase } from '@platine/domain/money/vatCase.ts';
import type { RateHistory } from '@platine/domain/money/vatRates.ts';
import { shownPrices } from '@platine/ui/components/Price/shownPrices.ts';
import { productPath } from '@platine/ui/routing/paths.ts';
import { escapeHtml } from '../document.ts';
import { readCategories, readWholeProducts } from './readCatalogue.ts';

export type FeedReader = {
  readonly origin: string;
  readonly language: Language;
  /** The day in Luxembourg, as YYYY-MM-DD. */
  readonly date: string;
  readonly shopName: string;
  readonly vatRates: RateHistory;
};

/** Google refuses longer texts. */
const longestTitle = 150;
const longestDescription = 5000;
const mostPictures = 11;

/**
 * The products that can be ordered as a feed in Google's format (RSS 2.0, https://support.google.com/merchants/answer/7052112), part by part. Prices are
 * those of a visitor: for private customers in the shop's country.
 */
export async function* productFeed(client: Client, reader: FeedReader): AsyncGenerator<string, void> {
  const categories = await readCategories(client);
  const names = new Map(categories.map(({ PATH, NAME }) => [PATH, pickText(NAME, reader.language)?.text ?? '']));
  yield `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${tag('title', reader.shopName)}${tag('link', `${reader.origin}/`)}${tag('description', reader.shopName)}`;
  for await (const products of readWholeProducts(client))
    yield products
      .filter(isOrderable)
      .map((product) => feedItem(product, names, reader))
      .join('');
  yield '</channel></rss>';
}

type CategoryNames = ReadonlyMap<string, string>;
type Tags = readonly (readonly [name: string, value: string | null])[];

/** One product. Tags without a value are left out. */
export function feedItem(product: Product, categories: CategoryNames, reader: FeedReader): string {
  const { language, origin } = reader;
  const { manufacturer, gtin, sku } = product;
  const name = pickText(product.name, language)?.text ?? manufacturer.partNumber;
  const tags: Tags = [
    ['g:id', String(sku)],
    ['g:item_group_id', product.variants?.group ?? null],
    ['g:title', name.slice(0, longestTitle)],
    ['g:description', (pickText(product.description ?? {}, language)?.text ?? name).slice(0, longestDescription)],
    ['g:link', `${origin}${productPath(sku)}?lang=${language.toLowerCase()}`],
    ...pictureTags(product, reader),
    ...availabilityTags(product, reader.date),
    ...priceTags(product, reader),
    ['g:brand', manufacturer.name],
    ['g:mpn', manufacturer.partNumber],
    ['g:gtin', gtin],
    ['g:condition', 'new'],
    ['g:product_type', productType(product, categories)],
  ];
  return `<item>${tags.map(([tagName, value]) => (value === null || value === '' ? '' : tag(tagName, value))).join('')}</item>`;
}

/** Photos alone: the feed takes no SVG, as which the shop draws products. */
function pictureTags({ assets }: Product, { language, origin }: FeedReader): Tags {
  const photos = productPictures(assets, language).flatMap(({ url }) => {
    const media = pictureAt(url);
    const width = media === null ? undefined : keptWidths(media.width, 'webp').at(-1);
    return media === null || width === undefined ? [] : [origin + pictureAddress(media, width, 'webp')];
  });
  return photos
    .slice(0, mostPictures)
    .map((url, index) => [index === 0 ? 'g:image_link' : 'g:additional_image_link', url]);
}

function availabilityTags({ stock }: Product, date: string): Tags {
  const state = availability(stock);
  if (state.kind === 'inStock') return [['g:availability', 'in_stock']];
  if (state.kind === 'presale') return dated('preorder', state.date);
  if (state.kind === 'expected') return dated('backorder', state.date);
  const days = shippingTimes[state.timeFrame];
  return days === null ? [['g:availability', 'out_of_stock']] : dated('backorder', laterDay(date, days.to));
}

function dated(name: 'preorder' | 'backorder', date: string): Tags {
  return [
    ['g:availability', name],
    ['g:availability_date', date],
  ];
}

/** A day with more than a few working days between, counted without a calendar: seven days for five. */
function laterDay(date: string, workingDays: number): string {
  const days = Math.ceil((workingDays * 7) / 5);
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The price of the smallest amount that can be ordered, as the feed wants it. */
function priceTags(product: Product, { vatRates: rates, date }: FeedReader): Tags {
  const vat = vatCase({ rates, customerType: 'PRIVATE', country: defaultCountry, vatIdValid: false, date });
  const shown = shownPrices(product, { vat, mode: 'gross' });
  if (shown === null) return [];
  const { step } = product.rule;
  const euros = (cents: number) => `${toEuros(cents * step).toFixed(2)} EUR`;
  const piece = shown.breaks[0]?.cents ?? shown.headline;
  return [
    ...(shown.before === null
      ? [['g:price', euros(piece)] as const]
      : [['g:price', euros(shown.before)] as const, ['g:sale_price', euros(piece)] as const]),
    ['g:multipack', step === 1 ? null : String(step)],
  ];
}

function productType({ categoryPaths: [path] }: Product, categories: CategoryNames): string | null {
  if (path === undefined) return null;
  return [...ancestorPaths(path), path].flatMap((one) => categories.get(one) ?? []).join(' > ');
}

function tag(name: string, value: string): string {
  return `<${name}>${escapeHtml(withoutControls(value))}</${name}>`;
}

/** XML 1.0 has no way to write most of them. */
function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}
