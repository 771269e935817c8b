/** A picture that the shop keeps: the hash of its file, and its size in pixels. */
export type PictureMedia = { readonly hash: string; readonly width: number; readonly height: number };

export type PictureFormat = 'avif' | 'webp';

/** Widths in pixels that pages use; a smaller picture is kept in its own width, too. */
const usedWidths = [192, 480, 960, 1600] as const;
/** The largest width is for looking closely and comes as WebP alone: AVIF takes ten times as long to make. */
const largestAvif = 960;

const pictureName = /^([0-9a-f]{32})-(\d{1,5})x(\d{1,5})$/;
const pictureAddressForm = /^\/media\/([^/]+)\/(\d{1,4})\.(avif|webp)$/;
const documentAddressForm = /^\/media\/[0-9a-f]{32}\.pdf$/;

/** The name under which a picture's files lie in the media folder. */
export function mediaName({ hash, width, height }: PictureMedia): string {
  return `${hash}-${width}x${height}`;
}

/** Null for a name that is no picture's. */
export function readMediaName(name: string): PictureMedia | null {
  const [, hash, width, height] = pictureName.exec(name) ?? [];
  return hash === undefined ? null : { hash, width: Number(width), height: Number(height) };
}

/** Widths in which a picture of this width is kept, the smallest first. */
export function keptWidths(width: number, format: PictureFormat): number[] {
  const smaller = usedWidths.filter((one) => one < width);
  const own = Math.min(width, Math.max(...usedWidths));
  const all = smaller.some((one) => one === own) ? smaller : [...smaller, own];
  return all.filter((one) => format === 'webp' || one <= largestAvif);
}

/** The address of one of a picture's files. Its content never changes. */
export function pictureAddress(media: PictureMedia, width: number, format: PictureFormat): string {
  return `/media/${mediaName(media)}/${width}.${format}`;
}

/** The address that stands for the picture: its largest WebP. */
export function mainAddress(media: PictureMedia): string {
  return pictureAddress(media, Math.max(...keptWidths(media.width, 'webp')), 'webp');
}

export function documentAddress(hash: string): string {
  return `/media/${hash}.pdf`;
}

/** Whether an address has the form of a document's. */
export function isDocumentAddress(address: string): boolean {
  return documentAddressForm.test(address);
}

/** The picture of an address; null for a drawing, an address of somebody else, or a width that the shop does not keep. */
export function pictureAt(address: string): PictureMedia | null {
  const [, name = '', width, format] = pictureAddressForm.exec(address) ?? [];
  const media = readMediaName(name);
  if (media === null || (format !== 'avif' && format !== 'webp')) return null;
  return keptWidths(media.width, format).includes(Number(width)) ? media : null;
}

/** A picture's files as `srcset` of each format; null for an address without several files. */
export function pictureSources(address: string): Readonly<Record<PictureFormat, string>> | null {
  const media = pictureAt(address);
  if (media === null) return null;
  const sources = (format: PictureFormat) =>
    keptWidths(media.width, format)
      .map((width) => `${pictureAddress(media, width, format)} ${width}w`)
      .join(', ');
  return { avif: sources('avif'), webp: sources('webp') };
}

/** Whether a picture's address is one of the shop's drawings, which are lines without a ground. */
export function isDrawing(address: string): boolean {
  return address.endsWith('.svg') || address.startsWith('data:image/svg+xml,');
}
