import type { ProductWire } from '../contract/schemas/product.ts';
import type { Language } from '../language/language.ts';
import type { PickedText } from '../language/text.ts';
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

/** Links leave the shop and are http(s) only (D34); pictures may also lie in the shop itself, or be drawn in their address. */
export function isSafeAddress(url: string, type: AssetType): boolean {
  return /^https?:\/\//i.test(url) || (type !== 'EXTERNAL_LINK' && /^(?:\/(?!\/)|data:image\/svg\+xml,)/.test(url));
}

/** A product's picture or its placeholder. The copyright is shown wherever the picture is (D34). */
export type ProductPicture = (ShownPicture & { readonly kind: 'picture' }) | { readonly kind: 'placeholder' };

export type ShownPicture = ShownAsset & { readonly copyright: PickedText | null };

/** The picture that counts: the first main picture; without one, the placeholder (spec §9). */
export function productPicture(assets: readonly Asset[], language: Language): ProductPicture {
  const [picture] = productPictures(assets, language);
  return picture === undefined ? { kind: 'placeholder' } : { kind: 'picture', ...picture };
}

/** All pictures of a product. Copyright texts belong to them in their order when there is one for each; otherwise the first is everyone's. */
export function productPictures(assets: readonly Asset[], language: Language): ShownPicture[] {
  const pictures = assetsOf(assets, 'PRODUCT_MAIN_PICTURE', language);
  const texts = assets
    .filter(({ type }) => type === 'COPYRIGHT_TEXT')
    .map(({ caption }) => pickText(caption, language));
  const first = texts.find((text) => text !== null) ?? null;
  const paired = texts.length === pictures.length;
  return pictures.map((picture, index) => ({ ...picture, copyright: (paired ? texts[index] : null) ?? first }));
}
