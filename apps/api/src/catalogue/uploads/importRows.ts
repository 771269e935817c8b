import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { CatalogueImport } from '@platine/domain/desk/catalogueImport.ts';
import type { ImportState } from '@platine/domain/desk/importStates.ts';
import { uploadHours } from '@platine/domain/desk/importStates.ts';
import type { Database } from '../../db/database.ts';
import type { UploadedFile } from '../../db/importSchema.ts';
import { catalogueImports } from '../../db/importSchema.ts';

export type ImportRow = typeof catalogueImports.$inferSelect;
/** A row that a process works on. */
export type ClaimedRow = ImportRow & { readonly claim: string };

/** A process at work says so every second; one that was silent for so long has ended. */
const silenceMs = 30_000;
const atWork = ['checking', 'importing'] as const;
/** States in which a checked upload can be taken over, again too: an import is repeatable. */
const takeable: readonly ImportState[] = ['checked', 'interrupted', 'failed'];

const silentSince = (now: Date) => new Date(now.getTime() - silenceMs);
const isExpired = ({ at }: ImportRow, now: Date) => now.getTime() - at.getTime() > uploadHours * 3_600_000;

/** The upload as it stands; null for none, and for one whose files are gone before anybody has taken it over. */
export async function readImport(db: Database, now: Date): Promise<CatalogueImport | null> {
  const [row] = await db.select().from(catalogueImports);
  return row === undefined ? null : importOf(row, now);
}

function importOf(row: ImportRow, now: Date): CatalogueImport | null {
  const isLost = row.state === 'importing' && row.beatAt < silentSince(now);
  const state = isLost ? 'interrupted' : row.state;
  const expired = isExpired(row, now);
  if (expired && (state === 'checked' || state === 'unreadable')) return null;
  const { id, by, at, takenBy, keepStock, done, total, added, changed, reason, report } = row;
  return {
    id,
    files: row.files.map(({ name }) => name),
    by,
    at,
    takenBy,
    state,
    keepStock,
    open: takeable.includes(state) && !expired && row.files.every(({ kept }) => kept !== notKept),
    percent: total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100)),
    written: { added, changed },
    reason,
    report,
  };
}

type NewUpload = { readonly id: string; readonly files: readonly UploadedFile[]; readonly by: string } & Pick<
  ImportRow,
  'keepStock'
>;

/** Puts an upload in the place of the last one. False while that is at work. */
export async function putUpload(db: Database, upload: NewUpload, now: Date): Promise<boolean> {
  return putRow(db, { ...upload, ...unclaimed(now), at: now, takenBy: '', state: 'checking', report: null });
}

/** The kept name of a file that a command reads where it is: nobody can take it over at the desk. */
const notKept = '';

type Held = Pick<ImportRow, 'by' | 'keepStock' | 'retireMany'> & { readonly file: string };

/** Makes a command's import the one of the shop, and answers its claim; null while another one is at work. */
export async function holdImport(db: Database, { file, ...held }: Held, now: Date): Promise<string | null> {
  const claim = randomUUID();
  const files = [{ kept: notKept, name: file }];
  const work = { ...unclaimed(now), ...held, id: claim, files, at: now, takenBy: '', report: null } as const;
  return (await putRow(db, { ...work, claim, state: 'importing' })) ? claim : null;
}

/** Takes the one place, unless its row is at work. */
async function putRow(db: Database, row: typeof catalogueImports.$inferInsert): Promise<boolean> {
  const put = await db
    .insert(catalogueImports)
    .values(row)
    .onConflictDoUpdate({
      target: catalogueImports.slot,
      set: row,
      setWhere: sql`${catalogueImports.state} not in ('checking', 'importing') or ${catalogueImports.beatAt} < ${silentSince(row.beatAt)}`,
    })
    .returning({ id: catalogueImports.id });
  return put.length > 0;
}

/** Has a checked upload taken over. False for one that is not the newest, is at work or is gone. */
export async function acceptImport(
  db: Database,
  { id, by, retireMany }: { readonly id: string; readonly by: string; readonly retireMany: boolean },
  now: Date,
): Promise<boolean> {
  const open = await readImport(db, now);
  if (open === null || open.id !== id || !open.open) return false;
  const accepted = await db
    .update(catalogueImports)
    .set({ ...unclaimed(now), takenBy: by, retireMany, state: 'importing' })
    .where(
      and(
        eq(catalogueImports.id, id),
        or(inArray(catalogueImports.state, [...takeable]), lt(catalogueImports.beatAt, silentSince(now))),
      ),
    )
    .returning({ id: catalogueImports.id });
  return accepted.length > 0;
}

function unclaimed(now: Date) {
  return { claim: null, beatAt: now, done: 0, total: 0, added: 0, changed: 0, reason: '', retireMany: false };
}

/** Takes the work that waits, for this process alone; null for none. A check whose process has ended is begun again. */
export async function claimImport(db: Database, now: Date): Promise<ClaimedRow | null> {
  const claim = randomUUID();
  const [row] = await db
    .update(catalogueImports)
    .set({ claim, beatAt: now })
    .where(
      and(
        inArray(catalogueImports.state, [...atWork]),
        or(
          isNull(catalogueImports.claim),
          and(eq(catalogueImports.state, 'checking'), lt(catalogueImports.beatAt, silentSince(now))),
        ),
      ),
    )
    .returning();
  return row === undefined ? null : { ...row, claim };
}

/** Writes how far it is, or how it has ended. False when another process has it, which began because this one was silent. */
export async function writeProgress(
  db: Database,
  claim: string,
  values: Partial<typeof catalogueImports.$inferInsert>,
): Promise<boolean> {
  const written = await db
    .update(catalogueImports)
    .set(values)
    .where(eq(catalogueImports.claim, claim))
    .returning({ id: catalogueImports.id });
  return written.length > 0;
}
