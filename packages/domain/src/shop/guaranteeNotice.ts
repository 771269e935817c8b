import type { CustomerType } from '../customer/customerType.ts';
import type { Language } from '../language/language.ts';

/** The page that the harmonised notice on the legal guarantee leads to. */
export const guaranteePage = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/';

/** Pixels that the notice's graphic is wide at least where the screen has them (Regulation (EU) 2025/1960). */
export const leastNoticeWidth = 420;

/** The Commission's graphic of the notice in one language, by its address in the shop; sizes in pixels. It is shown unaltered (D40). */
export type NoticeGraphic = { readonly address: string; readonly width: number; readonly height: number };

/** The graphic with its bytes, a PNG, as the operator has put it into the shop's folder. */
export type NoticeFile = NoticeGraphic & { readonly content: Uint8Array<ArrayBuffer> };

/** By language. One that is missing is shown as text. */
export type Notices<Graphic> = Readonly<Partial<Record<Language, Graphic>>>;

/** Whether a customer is told of the legal guarantee, which the law gives to consumers (Directive 2011/83/EU art. 6 (1) (l)). */
export function hasGuaranteeNotice(customerType: CustomerType): boolean {
  return customerType === 'PRIVATE';
}

/** The part of the files that pages show. */
export function noticeGraphics({ EN, DE, FR }: Notices<NoticeFile>): Notices<NoticeGraphic> {
  return { ...(EN && { EN: graphicOf(EN) }), ...(DE && { DE: graphicOf(DE) }), ...(FR && { FR: graphicOf(FR) }) };
}

function graphicOf({ address, width, height }: NoticeFile): NoticeGraphic {
  return { address, width, height };
}
