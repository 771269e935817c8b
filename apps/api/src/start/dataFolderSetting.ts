import { resolve } from 'node:path';
import type { Environment } from './settingsError.ts';

/** The data folder (DATA_DIR, `.data` without it), with the embedded database unless DATABASE_URL names another. */
export const dataFolderOf = (environment: Environment): string => resolve(environment['DATA_DIR'] || '.data');
