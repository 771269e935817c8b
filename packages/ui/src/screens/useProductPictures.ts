import type { ShownPicture } from '@platine/domain/catalog/assets.ts';
import { productPicture, productPictures } from '@platine/domain/catalog/assets.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/**
 * Picture of a product as props of `ProductPicture`, including the copyright text (D34). A product without one shows
 * the placeholder (spec §9).
 */
export function useProductPicture({ assets }: Pick<Product, 'assets'>) {
  const picture = productPicture(assets, useLanguage());
  return picture.kind === 'placeholder'
    ? { src: null, copyright: null }
    : { src: picture.url, copyright: picture.copyright };
}

export function useProductPictures({ assets }: Pick<Product, 'assets'>): readonly ShownPicture[] {
  return productPictures(assets, useLanguage());
}
