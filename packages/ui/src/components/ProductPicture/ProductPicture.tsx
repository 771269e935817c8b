import { isDrawing } from '@platine/domain/catalog/mediaAddress.ts';
import type { PickedText } from '@platine/domain/language/text.ts';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import styles from './ProductPicture.module.css';

type ProductPictureProps = NativeProps<'div'> & {
  /** Null shows the placeholder picture (spec §9). */
  readonly src: string | null;
  /** Alternative text; empty where the product's name stands beside the picture. */
  readonly alt: string;
  /** Copyright text, always shown with the picture (D34). */
  readonly copyright?: PickedText | null;
  /** Length of the container's longer side in CSS pixels, about. It reserves the space, and chooses among a photo's files. */
  readonly size?: number;
  /** The same as the attribute `sizes` of an image, where it depends on the window. */
  readonly sizes?: string;
  /** The largest picture above the fold: loaded eagerly and with high priority. */
  readonly important?: boolean;
};

/** A product picture on a tint. Pictures have an aspect ratio of 3:2. */
export function ProductPicture({
  src,
  alt,
  copyright = null,
  size = 320,
  sizes = `${size}px`,
  important = false,
  className,
  ...rest
}: ProductPictureProps) {
  return (
    <div
      {...rest}
      className={rootClass(styles['root'], className)}
      data-copyright={copyright !== null}
      data-photo={src !== null && !isDrawing(src)}
    >
      {src === null ? (
        <StandIn alt={alt} />
      ) : (
        <ResponsiveImage {...{ src, alt, sizes, important }} width={size} height={Math.round((size * 2) / 3)} />
      )}
      {copyright !== null && <Copyright text={copyright} />}
    </div>
  );
}

/** The placeholder: an empty chip. */
function StandIn({ alt }: Pick<ProductPictureProps, 'alt'>) {
  const said = alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const);
  return (
    <svg className={styles['missing']} viewBox="0 0 72 48" {...said}>
      <path d="M24 12h24v24H24zM28 12V7M36 12V7M44 12V7M28 36v5M36 36v5M44 36v5M30 18h12v12H30z" />
    </svg>
  );
}

function Copyright({ text }: { readonly text: PickedText }) {
  return (
    <small className={styles['copyright']} lang={foreignTag(text, useLanguage())}>
      {text.text}
    </small>
  );
}
