import type { Language } from '@platine/domain/language/language.ts';

export type ShopNotice = {
  /** Another one for each notice, in lower-case letters, digits and hyphens: who has read the last one is shown the next. */
  readonly id: string;
  readonly text: Readonly<Record<Language, string>>;
};

/** What the shop's operator wants every visitor to know now, such as a delay of orders (spec §1); null for nothing (D31). */
export const shopNotice: ShopNotice | null = null;
