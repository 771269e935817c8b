import { productPictures } from '@platine/domain/catalog/assets.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './Gallery.module.css';

type GalleryProps = Pick<Product, 'assets'> & {
  /** Alternative text for pictures without one. */
  readonly name: string;
};

/** The main picture with thumbnails. Without JavaScript a thumbnail links to its picture. */
export function Gallery({ assets, name }: GalleryProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const pictures = productPictures(assets, useLanguage());
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0];
  return (
    <div className={styles['root']}>
      <div className={styles['main']}>
        <ProductPicture
          src={shown?.url ?? null}
          alt={shown?.caption?.text ?? name}
          copyright={shown?.copyright ?? null}
          size={560}
          important
        />
      </div>
      {pictures.length > 1 && (
        <ul className={styles['others']} aria-label={intl.formatMessage({ id: 'gallery.pictures' })}>
          {pictures.map(({ url, caption, copyright }, index) => (
            <li key={url}>
              <a
                href={url}
                aria-current={index === chosen ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setChosen(index);
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
      )}
    </div>
  );
}
