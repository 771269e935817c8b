import type { Language } from '@platine/domain/language/language.ts';

export type ShopNotice = {
  /** Another one for each notice, in lower-case letters, digits and hyphens: who has read the last one is shown the next. */
  readonly id: string;
  readonly text: Readonly<Record<Language, string>>;
};

/** A notice of the shop's operator to every visitor, such as a delay of orders (spec §1); null for none (D31). */
export const shopNotice: ShopNotice | null = null;
