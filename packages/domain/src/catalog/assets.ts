import type { ProductWire } from '../contract/schemas/product.ts';
import type { Language } from '../language/language.ts';
import type { PickedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';

type AssetWire = ProductWire['ASSETS'][number];
export type AssetType = AssetWire['ASSET_TYPE'];

/** What belongs to a product beside its data: pictures, links and texts (spec §3). */
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

/** Links leave the shop and are http(s) only (D34); pictures may also lie in the shop itself. */
export function isSafeAddress(url: string, type: AssetType): boolean {
  return /^https?:\/\//i.test(url) || (type !== 'EXTERNAL_LINK' && /^\/(?!\/)/.test(url));
}

/** What stands where a product's picture is expected. The copyright goes wherever the picture goes (D34). */
export type ProductPicture =
  | {
      readonly kind: 'picture';
      readonly url: string;
      readonly caption: PickedText | null;
      readonly copyright: PickedText | null;
    }
  | { readonly kind: 'placeholder' };

/** The picture that counts: the first main picture; without one, the placeholder (spec §9). */
export function productPicture(assets: readonly Asset[], language: Language): ProductPicture {
  const [picture] = assetsOf(assets, 'PRODUCT_MAIN_PICTURE', language);
  if (picture === undefined) return { kind: 'placeholder' };
  const copyrights = assets.filter(({ type }) => type === 'COPYRIGHT_TEXT');
  const [copyright = null] = copyrights.flatMap(({ caption }) => pickText(caption, language) ?? []);
  return { kind: 'picture', ...picture, copyright };
}
