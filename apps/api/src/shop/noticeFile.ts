import type { ShopNotice } from '@platine/domain/shop/shopNotice.ts';
import type { InferType } from 'yup';
import { section, textLike, texts, toTexts } from './parts.ts';

export const noticeFileName = 'notice.yaml';

/** `notice.yaml`: a notice to every visitor, such as a delay of orders. A shop without one has no such file. */
export const noticeFile = section({
  id: textLike(/^[a-z\d-]{1,60}$/, 'delays-2026-12, in small letters, digits and hyphens'),
  text: texts(500),
});

export function fromNoticeFile({ id, text: words }: InferType<typeof noticeFile>): ShopNotice {
  return { id, text: toTexts(words) };
}
