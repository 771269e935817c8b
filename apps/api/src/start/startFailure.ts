import { BackupError } from '../backup/backupFile.ts';
import { CatalogueError } from '../catalogue/readCatalogue.ts';
import { ShopStoppedError } from '../commands/askShop.ts';
import { DamagedDatabaseError } from '../db/damage.ts';
import { DataFolderError } from '../db/dataFolder.ts';
import { FolderInUseError } from '../db/lock.ts';
import { describeError } from '../log/log.ts';
import { ShopError } from '../shop/shopError.ts';
import { SettingsError } from './settingsError.ts';

/** Codes of Node and PostgreSQL for: no answer, unknown host, wrong password, refused role or address, missing database. */
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000'];

/** Codes of PostgreSQL and Node for a full disk or an exhausted quota. */
const full = ['53100', 'ENOSPC', 'EDQUOT'];

/** Errors whose message is written for the person who starts the shop. */
const sentences = [
  SettingsError,
  ShopError,
  DamagedDatabaseError,
  DataFolderError,
  FolderInUseError,
  CatalogueError,
  BackupError,
  ShopStoppedError,
];

/** The message for the person who starts the shop: one sentence, never a stack. */
export function startFailure(error: unknown): string {
  if (sentences.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  if (full.some((code) => hasCode(error, code)))
    return 'The disk of the database is full: make room on it, then start again.';
  if (hasCode(error, 'EADDRINUSE'))
    return 'The port is in use: stop the program that uses it, or set PORT (or DESK_PORT) to another one.';
  if (hasCode(error, 'EACCES'))
    return 'A folder or port may not be used by this account: set DATA_DIR or PORT to one that may.';
  if (unreachable.some((code) => hasCode(error, code)))
    return 'The database of DATABASE_URL cannot be reached: check its address, name, user and password, and that it runs.';
  if (hasCode(error, '42501'))
    return 'The role of DATABASE_URL may not create what the shop needs: give it the database, or create its tables and the extensions pg_trgm and unaccent for it.';
  if (hasCode(error, '0A000'))
    return 'The server of DATABASE_URL lacks what the shop needs: PostgreSQL 15 or newer with the extensions pg_trgm and unaccent.';
  return `The shop could not start: ${describeError(error).error}.`;
}

/** Searches an error and its causes for a code. */
function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === code) || hasCode(error.cause, code);
}
