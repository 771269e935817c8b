import type { Asset } from '../catalog/assets.ts';
import type { LocalizedText } from '../language/text.ts';
import { filledTexts, pickText } from '../language/text.ts';

/** A picture of a product with its own texts, as the desk shows and changes it. */
export type DeskPicture = {
  readonly url: LocalizedText;
  readonly caption: LocalizedText;
  readonly copyright: LocalizedText;
};

/** Pictures that a product may have at the desk. */
export const mostPictures = 24;

/** Bytes of a picture that the shop takes, from an import as from the desk. */
export const largestPicture = 25 * 1024 * 1024;

/** The address that tells a picture from the others of its product. */
export function pictureAddressOf({ url }: Pick<DeskPicture, 'url'>): string {
  return pickText(url, 'EN')?.text ?? '';
}

/** The pictures among a product's assets. One copyright text for all of them stands with each. */
export function picturesOf(assets: readonly Asset[]): DeskPicture[] {
  const pictures = assets.filter(({ type }) => type === 'PRODUCT_MAIN_PICTURE');
  const texts = assets.filter(({ type }) => type === 'COPYRIGHT_TEXT').map(({ caption }) => caption);
  const ofAll = texts.length === pictures.length ? null : (texts[0] ?? {});
  return pictures.map(({ url, caption }, index) => ({ url, caption, copyright: ofAll ?? texts[index] ?? {} }));
}

/** The assets with these pictures in place of their own, each with its copyright text. */
export function withPictures(assets: readonly Asset[], pictures: readonly DeskPicture[]): Asset[] {
  const others = assets.filter(({ type }) => type !== 'PRODUCT_MAIN_PICTURE' && type !== 'COPYRIGHT_TEXT');
  const main = pictures.map(({ url, caption }): Asset => ({ type: 'PRODUCT_MAIN_PICTURE', caption, url }));
  const texts = pictures.map(({ copyright }): Asset => ({ type: 'COPYRIGHT_TEXT', caption: copyright, url: {} }));
  const isAny = pictures.some(({ copyright }) => Object.values(copyright).some(Boolean));
  return [...main, ...others, ...(isAny ? texts : [])];
}

/** A picture of a product by its address, as an operator wants it. */
export type WantedPicture = {
  readonly address: string;
  readonly caption: LocalizedText;
  readonly copyright: LocalizedText;
};

/** The pictures in the order and with the texts that are wanted; those that are not named are taken out. Null when the product has one of them not. */
export function arrangedPictures(
  before: readonly DeskPicture[],
  wanted: readonly WantedPicture[],
): DeskPicture[] | null {
  const left = [...before];
  const arranged: DeskPicture[] = [];
  for (const { address, caption, copyright } of wanted) {
    const index = left.findIndex((picture) => pictureAddressOf(picture) === address);
    const [found] = index < 0 ? [] : left.splice(index, 1);
    if (found === undefined) return null;
    arranged.push({ url: found.url, caption: filledTexts(caption), copyright: filledTexts(copyright) });
  }
  return arranged;
}

/** The pictures with one more, once. */
export function withPicture(before: readonly DeskPicture[], address: string): readonly DeskPicture[] {
  if (before.some((picture) => pictureAddressOf(picture) === address)) return before;
  return [...before, { url: { ALL: address }, caption: {}, copyright: {} }];
}

/** Which pictures there are and in which order, for the log. */
export function orderText(pictures: readonly DeskPicture[]): string {
  return pictures.map(pictureAddressOf).join('\n');
}

/** The texts of the pictures, for the log. */
export function pictureTexts(pictures: readonly DeskPicture[]): string {
  const lines = pictures.map(({ caption, copyright }, index) => {
    const texts = [plain(caption), plain(copyright)].filter((text) => text !== '');
    return texts.length === 0 ? '' : `${index + 1}: ${texts.join(' · ')}`;
  });
  return lines.filter((line) => line !== '').join('\n');
}

function plain(texts: LocalizedText): string {
  return [...new Set(Object.values(texts).filter(Boolean))].join(' / ');
}
