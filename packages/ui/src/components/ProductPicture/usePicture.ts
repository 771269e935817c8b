import type { Asset, MainPicture } from '@platine/domain/catalog/assets.ts';
import { productPicture } from '@platine/domain/catalog/assets.ts';
import type { PickedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Props of `ProductPicture`. Without an address it shows the placeholder (spec §9). */
export type PictureProps = { readonly src: string | null; readonly copyright: PickedText | null };

/** The picture of a position in the page's language, with its copyright text (D34). */
export function usePicture(picture: MainPicture | null): PictureProps {
  const language = useLanguage();
  return {
    src: pickText(picture?.url ?? {}, language)?.text ?? null,
    copyright: pickText(picture?.copyright ?? {}, language),
  };
}

/** The picture of a product in the page's language, with its copyright text (D34). */
export function useProductPicture({ assets }: { readonly assets: readonly Asset[] }): PictureProps {
  const picture = productPicture(assets, useLanguage());
  return picture.kind === 'placeholder'
    ? { src: null, copyright: null }
    : { src: picture.url, copyright: picture.copyright };
}
