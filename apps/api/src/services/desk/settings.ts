import { desc, eq, sql } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { SettingsPart, SettingsTexts } from '@platine/domain/desk/settings.ts';
import { areSameTexts, keptTexts } from '@platine/domain/desk/settings.ts';
import type { EditableSettings, SettingsName, SettingsResult } from '@platine/domain/desk/settingsNames.ts';
import type { Database } from '../../db/database.ts';
import { settingsChanges } from '../../db/settingsSchema.ts';
import { readPart } from '../../shop/settings/settingsFiles.ts';
import { mistakesWith, newFiles, writeFiles } from '../../shop/settings/writeSettings.ts';
import type { ShopFolder } from '../../shop/shopFolder.ts';
import type { Moment } from '../visitor.ts';

/** Changes that a part shows. */
const newestChanges = 10;

/** A part of the settings with its newest changes. Throws ShopError for a file that cannot be read. */
export async function readSettingsPart(db: Database, folder: string, name: SettingsName): Promise<SettingsPart> {
  const changes = await db
    .select({ at: settingsChanges.at, by: settingsChanges.by, why: settingsChanges.why })
    .from(settingsChanges)
    .where(eq(settingsChanges.name, name))
    .orderBy(desc(settingsChanges.id))
    .limit(newestChanges);
  return { ...readPart(folder, name), changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })) };
}

type Save = {
  readonly name: EditableSettings;
  readonly texts: SettingsTexts;
  /** Of the part that the operator has edited. */
  readonly seen: string;
  readonly by: string;
  readonly why: string;
};
type Saved = { readonly result: SettingsResult; readonly mistakes: readonly string[] };

/**
 * Saves the words of a page or of the notice and takes them over, if the shop can be opened with them. The same words once more change nothing, so
 * that a lost answer is no conflict. Throws ShopError, and ForbiddenException for a folder that the shop may not write.
 */
export async function saveSettings(
  { db, now }: Moment,
  { path, takeChange }: ShopFolder,
  { name, seen, by, why, ...save }: Save,
): Promise<Saved> {
  const texts = keptTexts(name, save.texts);
  const saved = await db.transaction(async (tx): Promise<Saved & { readonly written?: true }> => {
    // One change at a time, in all processes.
    await tx.execute(sql`lock table ${settingsChanges} in exclusive mode`);
    const before = readPart(path, name);
    if (areSameTexts(before.texts, texts)) return done;
    if (before.state !== 'writable') throw mayNotWrite();
    if (before.seen !== seen) return { result: 'conflict', mistakes: [] };
    const files = newFiles(name, texts);
    const mistakes = mistakesWith(path, files);
    if (mistakes.length > 0) return { result: 'refused', mistakes };
    await tx.insert(settingsChanges).values({ name, at: now, by, why });
    writeFiles(path, files);
    return { ...done, written: true };
  });
  if (saved.written === true) takeChange();
  return saved;
}

function mayNotWrite(): BusinessFailure {
  const message = 'The shop may not write its folder: set SHOP_DIR to one of its own that it may write.';
  return new BusinessFailure('ForbiddenException', message);
}

const done = { result: 'done', mistakes: [] } as const;
