import { knownLanguages } from '@platine/domain/language/language.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import { forEver } from './caching.ts';
import { shownElsewhere } from './isolation.ts';

/** Answers `/guarantee/…`: the Commission's graphic of the notice on the legal guarantee, which never changes at its address (D40). */
export function answerNotice(path: string, { guaranteeNotices }: Pick<Shop, 'guaranteeNotices'>): Response {
  const found = knownLanguages.map((language) => guaranteeNotices[language]).find((notice) => notice?.address === path);
  if (found === undefined) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(found.content, {
    headers: {
      ...shownElsewhere,
      'Cache-Control': forEver,
      'Content-Length': String(found.content.length),
      'Content-Type': 'image/png',
    },
  });
}
