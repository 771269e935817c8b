import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import type { RenderFormat } from '@platine/documents/render/renderDocument.ts';
import { renderDocument } from '@platine/documents/render/renderDocument.ts';
import type { Database } from '../../db/database.ts';
import { documentLogo } from '../../shop/documentLogo.ts';
import { addedWords } from '../../shop/translations/addedWords.ts';
import type { Occasion } from '../visitor.ts';
import { documentFiles, documents } from '../../db/documentSchema.ts';

/** The database that keeps files, and the shop whose words they have. */
type Keeper = { readonly db: Database } & Pick<Occasion, 'shop'>;

/**
 * The file of an issued document. It is made at its first use and kept: every later reader gets the same bytes (D38). Two first readers at once get
 * those that were stored first. Called outside of a transaction, because drawing takes its time.
 */
export async function documentFile(
  { db, shop }: Keeper,
  issued: IssuedDocument,
  format: RenderFormat,
): Promise<Uint8Array> {
  const kept = await findFile(db, issued, format);
  if (kept !== null) return kept;
  const bytes = await renderDocument({
    issued: { ...issued, words: addedWords(shop, issued) },
    format,
    logo: await documentLogo(shop),
  });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db.insert(documentFiles).values({ number: issued.number, format, sha256, bytes }).onConflictDoNothing();
  return (await findFile(db, issued, format)) ?? bytes;
}

/** The PDF of an issued document by its number; null when there is none. */
export async function documentPdf(keeper: Keeper, number: string): Promise<Uint8Array | null> {
  const [issued] = await keeper.db
    .select({ document: documents.document })
    .from(documents)
    .where(eq(documents.number, number));
  return issued === undefined ? null : documentFile(keeper, issued.document, 'pdf');
}

async function findFile(db: Database, { number }: IssuedDocument, format: RenderFormat): Promise<Uint8Array | null> {
  const [file] = await db
    .select({ bytes: documentFiles.bytes })
    .from(documentFiles)
    .where(and(eq(documentFiles.number, number), eq(documentFiles.format, format)));
  return file?.bytes ?? null;
}
