import { productPictures } from '@platine/domain/catalog/assets.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './Gallery.module.css';
import { pictureId } from './pictureId.ts';
import { showPart } from './partInSight.ts';
import { usePartInSight } from './usePartInSight.ts';

type GalleryThumbnailsProps = Pick<Product, 'assets'> & {
  /** Names pictures without a caption. */
  readonly name: string;
  /** The row of large pictures. */
  readonly row: RefObject<HTMLElement | null>;
};

/** Small pictures that link to the large ones in the row, and mark the one in sight. */
export function GalleryThumbnails({ assets, name, row }: GalleryThumbnailsProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const pictures = productPictures(assets, useLanguage());
  const current = usePartInSight(row);
  return (
    <ul className={styles['thumbnails']} role="list" aria-label={intl.formatMessage({ id: 'gallery.pictures' })}>
      {pictures.map(({ url, caption, copyright }, index) => (
        <li key={url}>
          <a
            href={`#${pictureId(index)}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              // The browser would also keep each choice in its history.
              event.preventDefault();
              showPart(row, index);
            }}
          >
            <VisuallyHidden>
              <FormattedMessage
                id="gallery.picture"
                values={{ number: number(index + 1), caption: caption?.text ?? name }}
              />
            </VisuallyHidden>
            <ProductPicture src={url} alt="" copyright={copyright} size={96} />
          </a>
        </li>
      ))}
    </ul>
  );
}
