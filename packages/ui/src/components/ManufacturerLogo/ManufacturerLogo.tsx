import { pictureAt } from '@platine/domain/catalog/mediaAddress.ts';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import { ResponsiveImage } from '../ProductPicture/ResponsiveImage.tsx';
import styles from './ManufacturerLogo.module.css';

type ManufacturerLogoProps = NativeProps<'span'> & {
  /** Address of the picture. */
  readonly url: string;
};

/** CSS pixels: the height of every logo, and the width that the broadest may have. */
const height = 32;
const mostWidth = 160;
/** Of a picture that somebody else keeps, so that its size is not known. */
const usualRatio = 3;

/** The logo of a manufacturer beside its name. It is hidden from screen readers, which read the name. */
export function ManufacturerLogo({ url, className, ...rest }: ManufacturerLogoProps) {
  const media = pictureAt(url);
  const ratio = media === null ? usualRatio : media.width / media.height;
  return (
    <span {...rest} className={rootClass(styles['root'], className)}>
      <ResponsiveImage src={url} alt="" width={Math.min(Math.round(height * ratio), mostWidth)} height={height} />
    </span>
  );
}
