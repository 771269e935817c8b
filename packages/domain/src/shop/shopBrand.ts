import type { Theme } from '../brand/colours.ts';

/** The name of the brand of the shop's folder in documents, in `data-brand`. */
export const shopBrandName = 'shop';

/** The shop's logo, by its address in the shop; sizes in its own unit. It is only ever shown as a picture. */
export type BrandLogo = {
  readonly address: string;
  readonly type: 'image/svg+xml' | 'image/png';
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array<ArrayBuffer>;
};

/** The header's colour and that of the text on it, as #rrggbb. */
export type BoardColours = { readonly ground: string; readonly text: string };

/** The colours, type and logo of the shop's folder. */
export type ShopBrand = {
  /** The tokens that it changes, as a style sheet for documents that name the brand. */
  readonly css: string;
  /** Where the desk finds the style sheet. */
  readonly address: string;
  readonly logo: BrandLogo | null;
  /** The header's colours where style sheets do not reach: in mails, and in the browser's own bar. */
  readonly board: Readonly<Record<Theme, BoardColours>>;
};

/** Heights of the logo that it is wide at most: what the header of a phone has room for. */
export const widestLogo = 4;

/** A logo that is wider than this many heights has the shop's name in it. */
const widestMark = 2;

/** Whether a logo has the shop's name in it: the name does not stand beside it. */
export function hasName({ width, height }: Pick<BrandLogo, 'width' | 'height'>): boolean {
  return width > widestMark * height;
}

/** The tokens that show a logo in place of the shop's chip, in a box of its own proportions. */
export function logoTokens(logo: BrandLogo): [name: string, value: string][] {
  const { address, width, height } = logo;
  const rem = Number(((2 * width) / height).toFixed(3));
  return [
    ['logo-ground', `url('${address}') center / contain no-repeat`],
    ['logo-width', `${rem}rem`],
    ['logo-lines', 'hidden'],
    ...(hasName(logo) ? [['logo-word', 'none'] satisfies [string, string]] : []),
  ];
}
