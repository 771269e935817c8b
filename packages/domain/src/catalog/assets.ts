import type { ProductWire } from '../contract/schemas/product.ts';
import type { Language } from '../language/language.ts';
import type { LocalizedText, PickedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';

type AssetWire = ProductWire['ASSETS'][number];
export type AssetType = AssetWire['ASSET_TYPE'];

/** Pictures, links and texts of a product (spec §3). */
export type Asset = {
  readonly type: AssetType;
  readonly caption: AssetWire['CAPTION'];
  readonly url: AssetWire['URL'];
};

export function assetsFromWire(wire: readonly AssetWire[]): Asset[] {
  return wire.map(({ ASSET_TYPE, CAPTION, URL }) => ({ type: ASSET_TYPE, caption: CAPTION, url: URL }));
}

/** An asset in one language; each of caption and URL is plain (ALL) or per language (spec §3, D19). */
export type ShownAsset = { readonly url: string; readonly caption: PickedText | null };

/** The assets of a type that can be shown in a language, in their order. One whose address is not safe is left out (D34). */
export function assetsOf(assets: readonly Asset[], type: AssetType, language: Language): ShownAsset[] {
  return assets.flatMap((asset) => {
    const url = pickText(asset.url, language)?.text ?? '';
    return asset.type === type && isSafeAddress(url, type) ? [{ url, caption: pickText(asset.caption, language) }] : [];
  });
}

/** Links leave the shop and are http(s) only (D34); pictures and documents may also lie in the shop itself, and a picture in its address. */
export function isSafeAddress(url: string, type: AssetType): boolean {
  if (/^https?:\/\//i.test(url)) return true;
  if (type === 'EXTERNAL_LINK') return false;
  return /^\/(?!\/)/.test(url) || (type !== 'DOCUMENT' && /^data:image\/(?:svg\+xml|png;base64),/.test(url));
}

/** A product's picture or its placeholder. The copyright is shown wherever the picture is (D34). */
export type ProductPicture = (ShownPicture & { readonly kind: 'picture' }) | { readonly kind: 'placeholder' };

export type ShownPicture = ShownAsset & { readonly copyright: PickedText | null };

/** The picture that counts, for what shows nothing else of a product. */
export type MainPicture = { readonly url: LocalizedText; readonly copyright: LocalizedText | null };

/** The first main picture; null without one. */
export function mainPicture(assets: readonly Asset[]): MainPicture | null {
  const [first] = withCopyrights(assets);
  return first === undefined ? null : { url: first.picture.url, copyright: first.copyright };
}

/** The picture that counts and its copyright text (D34). A listing has no others. */
export function firstPicture(assets: readonly Asset[]): Asset[] {
  const copyright = mainPicture(assets)?.copyright ?? null;
  return [
    ...assets.filter(({ type }) => type === 'PRODUCT_MAIN_PICTURE').slice(0, 1),
    ...(copyright === null ? [] : [{ type: 'COPYRIGHT_TEXT' as const, caption: copyright, url: {} }]),
  ];
}

/** The picture that counts: the first main picture; without one, the placeholder (spec §9). */
export function productPicture(assets: readonly Asset[], language: Language): ProductPicture {
  const [picture] = productPictures(assets, language);
  return picture === undefined ? { kind: 'placeholder' } : { kind: 'picture', ...picture };
}

/** All pictures of a product that can be shown in a language, each with its copyright text. */
export function productPictures(assets: readonly Asset[], language: Language): ShownPicture[] {
  return withCopyrights(assets).flatMap(({ picture, copyright }) =>
    assetsOf([picture], picture.type, language).map((shown) => ({
      ...shown,
      copyright: pickText(copyright ?? {}, language),
    })),
  );
}

type PictureWithCopyright = { readonly picture: Asset; readonly copyright: LocalizedText | null };

/** Copyright texts belong to the main pictures in their order when there is one for each; otherwise the first is everyone's. */
function withCopyrights(assets: readonly Asset[]): PictureWithCopyright[] {
  const pictures = assets.filter(({ type }) => type === 'PRODUCT_MAIN_PICTURE');
  const texts = assets
    .filter(({ type }) => type === 'COPYRIGHT_TEXT')
    .map(({ caption }) => (Object.values(caption).some(Boolean) ? caption : null));
  const first = texts.find((text) => text !== null) ?? null;
  const paired = texts.length === pictures.length;
  return pictures.map((picture, index) => ({ picture, copyright: (paired ? texts[index] : null) ?? first }));
}
