import { productPictures } from '@platine/domain/catalog/assets.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { useRef, useState } from 'react';
import { lazyOnDemand, rarePart } from '../../i18n/lazyPart.tsx';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './Gallery.module.css';
import { GalleryPicture } from './GalleryPicture.tsx';

const Thumbnails = rarePart(() => import('./GalleryThumbnails.tsx'), 'GalleryThumbnails');
const Enlarged = lazyOnDemand(() => import('./EnlargedPictures.tsx'), 'EnlargedPictures');

type GalleryProps = Pick<Product, 'assets'> & {
  /** Alternative text for pictures without one. */
  readonly name: string;
};

/**
 * The pictures in a row that is swiped, or moved by keys or by thumbnails that link to its parts (record 0095). A press on one enlarges it;
 * without JavaScript it leads to the picture's file.
 */
export function Gallery({ assets, name }: GalleryProps) {
  const pictures = productPictures(assets, useLanguage());
  const row = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<number>();
  return (
    <div className={styles['root']}>
      <div ref={row} className={styles['row']}>
        {pictures.length === 0 && (
          <div className={styles['picture']}>
            <ProductPicture src={null} alt={name} size={560} />
          </div>
        )}
        {pictures.map((picture, index) => (
          <GalleryPicture
            key={picture.url}
            picture={picture}
            name={name}
            index={index}
            onIntent={() => void Enlarged.preload()}
            onEnlarge={() => setEnlarged(index)}
          />
        ))}
      </div>
      {pictures.length > 1 && <Thumbnails.Part assets={assets} name={name} row={row} />}
      {enlarged !== undefined && (
        <Enlarged.Part
          pictures={pictures}
          name={name}
          first={enlarged}
          onClosed={() => setEnlarged(undefined)}
          onGone={(index) => row.current?.children[index]?.querySelector('a')?.focus()}
        />
      )}
    </div>
  );
}
