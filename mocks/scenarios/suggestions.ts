import { readQuery } from '@platine/domain/search/words.ts';
import type { HttpHandler } from 'msw';
import { delay } from 'msw';
import { handleCall } from '../handlers/handleCall.ts';
import { readBody } from '../handlers/readBody.ts';

/** Delays the search for one text by `milliseconds`, so that later answers overtake it. */
export function slowSearchFor(text: string, milliseconds: number): HttpHandler[] {
  return [
    handleCall('search', '', async ({ request }) => {
      const { q } = await readBody(request.clone());
      if (readQuery(String(q)).text === text) await delay(milliseconds);
    }),
  ];
}
