import { readQuery } from '@platine/domain/search/words.ts';

/** The search text of `?q=`, cut and trimmed (D21). Control characters become blanks, since the shop refuses a text with a zero character. */
export function searchedText(typed: string | null): string {
  return readQuery((typed ?? '').replaceAll(/\p{Cc}/gu, ' ')).text;
}
