import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@platine/domain/language/language.ts';
import { knownLanguages } from '@platine/domain/language/language.ts';
import type { NoticeFile, Notices } from '@platine/domain/shop/guaranteeNotice.ts';
import { leastNoticeWidth } from '@platine/domain/shop/guaranteeNotice.ts';
import { pngSize } from './pngSize.ts';
import { ShopError } from './shopError.ts';

/** The Commission's files of the notice on the legal guarantee, as the operator puts them into the shop's folder (D40). */
const nameOf = (language: Language) => `guarantee-notice-${language.toLowerCase()}.png`;

/** Larger ones are no graphic for a page. */
const mostBytes = 2_000_000;

/** Reads the notices that the folder has. A language without one is left out. Throws ShopError for a file that cannot be the notice. */
export function readNotices(folder: string): Notices<NoticeFile> {
  const mistakes: string[] = [];
  const read = knownLanguages.flatMap((language) => {
    const content = contentOf(join(folder, nameOf(language)));
    if (content === null) return [];
    const size = pngSize(content);
    if (size === null || size.width < leastNoticeWidth || content.length > mostBytes) {
      mistakes.push(
        `${nameOf(language)} is no PNG of ${leastNoticeWidth} pixels in width at least and ${mostBytes} bytes at most: take the Commission’s file as it is.`,
      );
      return [];
    }
    return [[language, { ...size, content, address: addressOf(language, content) }] as const];
  });
  if (mistakes.length > 0) throw new ShopError(mistakes);
  return Object.fromEntries(read);
}

/** A sentence for the operator about notices that are not there; null when all are. */
export function missingNotices(notices: Notices<NoticeFile>, languages: readonly Language[]): string | null {
  const missing = languages.filter((language) => notices[language] === undefined).map(nameOf);
  if (missing.length === 0) return null;
  return `The shop’s folder has no ${missing.join(', ')}: until the Commission’s files are there, consumers read the notice on the legal guarantee as text (docs/OPERATIONS.md).`;
}

function contentOf(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new ShopError([`${path} cannot be read: correct its permissions.`]);
  }
}

/** The name has the hash of the content, so that browsers keep it for ever. */
function addressOf(language: Language, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return `/guarantee/notice-${language.toLowerCase()}-${hash}.png`;
}
