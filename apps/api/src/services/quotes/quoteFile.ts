import { eq } from 'drizzle-orm';
import { renderDocument } from '@platine/documents/render/renderDocument.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Database } from '../../db/database.ts';
import { quoteFiles } from '../../db/quoteSchema.ts';
import { documentLogo } from '../../shop/documentLogo.ts';
import { addedWords } from '../../shop/translations/addedWords.ts';
import type { TokenHolder } from '../accounts/customers.ts';
import type { Occasion } from '../visitor.ts';
import { findOwnQuote } from './storedQuotes.ts';

/** The PDF of a quote of the account, made at its first use and kept; null for anybody else. */
export async function quoteFile(
  caller: TokenHolder & Pick<Occasion, 'shop'>,
  number: string,
): Promise<Uint8Array | null> {
  try {
    const { row } = await findOwnQuote(caller, number);
    const kept = await findFile(caller.db, number);
    if (kept !== null) return kept;
    const bytes = await renderDocument({
      quote: { ...row.document, words: addedWords(caller.shop, row.document) },
      logo: await documentLogo(caller.shop),
    });
    await caller.db.insert(quoteFiles).values({ quoteNumber: number, bytes }).onConflictDoNothing();
    return (await findFile(caller.db, number)) ?? bytes;
  } catch (error) {
    if (error instanceof BusinessFailure) return null;
    throw error;
  }
}

async function findFile(db: Database, number: string): Promise<Uint8Array | null> {
  const [file] = await db
    .select({ bytes: quoteFiles.bytes })
    .from(quoteFiles)
    .where(eq(quoteFiles.quoteNumber, number));
  return file?.bytes ?? null;
}
