import { pictureSources } from '@platine/domain/catalog/mediaAddress.ts';

type ResponsiveImageProps = {
  /** Address of the file, of the largest where there are several. */
  readonly src: string;
  /** Alternative text; empty where the words stand beside the image. */
  readonly alt: string;
  /** Width of the box that it is shown in, in CSS pixels; it is reserved before the file is there. */
  readonly width: number;
  /** Height of that box, in CSS pixels. */
  readonly height: number;
  /** The same as the attribute `sizes` of an image: by default the width. */
  readonly sizes?: string;
  /** The largest image above the fold: loaded eagerly and with high priority. */
  readonly important?: boolean;
};

/** An image. One that the shop keeps comes in the format and width that fit the browser and the window. */
export function ResponsiveImage({
  src,
  alt,
  width,
  height,
  sizes = `${width}px`,
  important = false,
}: ResponsiveImageProps) {
  const sources = pictureSources(src);
  const image = (
    <img
      sizes={sources === null ? undefined : sizes}
      srcSet={sources?.webp}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={important ? 'eager' : 'lazy'}
      fetchPriority={important ? 'high' : 'auto'}
      decoding={important ? 'sync' : 'async'}
    />
  );
  if (sources === null) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {image}
    </picture>
  );
}
