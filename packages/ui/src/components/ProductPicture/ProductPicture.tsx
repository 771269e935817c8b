import styles from './ProductPicture.module.css';

type ProductPictureProps = {
  /** Null draws the shop's stand-in (spec §9). */
  readonly src: string | null;
  /** Empty where the product's name stands beside it. */
  readonly alt: string;
  /** CSS pixels of the slot's longer side; it only keeps the place free. */
  readonly size?: number;
  /** The largest picture of the first screen: loaded at once and first. */
  readonly important?: boolean;
};

/** A product's drawing on its tint. Drawings are 4 by 3. */
export function ProductPicture({ src, alt, size = 320, important = false }: ProductPictureProps) {
  return (
    <div className={styles['root']}>
      {src === null ? (
        <svg className={styles['missing']} viewBox="0 0 64 48" role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt} aria-hidden={alt === ''}>
          <path d="M20 12h24v24H20zM24 12V7M32 12V7M40 12V7M24 36v5M32 36v5M40 36v5M26 18h12v12H26z" />
        </svg>
      ) : (
        <img
          src={src}
          alt={alt}
          width={size}
          height={(size * 3) / 4}
          loading={important ? 'eager' : 'lazy'}
          fetchPriority={important ? 'high' : 'auto'}
          decoding={important ? 'sync' : 'async'}
        />
      )}
    </div>
  );
}
