import type { LocalizedText } from '../language/text.ts';

/** A notice of the shop's operator to every visitor, such as a delay of orders (spec §1, D31). */
export type ShopNotice = {
  /** Another one for each notice, in lower-case letters, digits and hyphens: who has read the last one is shown the next. */
  readonly id: string;
  readonly text: LocalizedText;
};
