import type { ShownPicture } from '@platine/domain/catalog/assets.ts';
import { isDrawing } from '@platine/domain/catalog/mediaAddress.ts';
import { FormattedMessage } from 'react-intl';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Gallery.module.css';
import { pictureId } from './pictureId.ts';

type GalleryPictureProps = {
  readonly picture: ShownPicture;
  /** Alternative text of a picture without one. */
  readonly name: string;
  /** Its place, from 0. The first one loads at once. */
  readonly index: number;
  /** Called when the picture may be about to be enlarged. */
  readonly onIntent: () => void;
  readonly onEnlarge: () => void;
};

/** A picture of the gallery's row, which can be enlarged. */
export function GalleryPicture({ picture, name, index, onIntent, onEnlarge }: GalleryPictureProps) {
  const { url, caption, copyright } = picture;
  return (
    <div id={pictureId(index)} className={styles['picture']} data-photo={!isDrawing(url)}>
      <a
        href={url}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={(event) => {
          // With such a key the browser opens the picture in a tab or window of its own.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onEnlarge();
        }}
      >
        <ProductPicture
          src={url}
          alt={caption?.text ?? name}
          copyright={copyright}
          size={560}
          sizes="(width >= 48rem) 34rem, 12rem"
          important={index === 0}
        />
        <VisuallyHidden>
          <FormattedMessage id="gallery.enlarge" />
        </VisuallyHidden>
      </a>
    </div>
  );
}
