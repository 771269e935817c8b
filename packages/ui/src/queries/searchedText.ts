import { readQuery } from '@platine/domain/search/words.ts';

/** What `?q=` of the URL asks for: cut and trimmed (D21), control characters read as blanks, since the shop refuses a text with a zero character. */
export function searchedText(typed: string | null): string {
  return readQuery((typed ?? '').replaceAll(/\p{Cc}/gu, ' ')).text;
}
