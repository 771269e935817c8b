import { readFileSync } from 'node:fs';
import type { Environment } from './settingsError.ts';
import { SettingsError } from './settingsError.ts';

/**
 * A setting that may stand in a file: `NAME`, or the contents of the file that `NAME_FILE` names, without the line break at its end. Null when neither
 * is set. Throws SettingsError, which never repeats the value.
 */
export function readSecret(environment: Environment, name: string): string | null {
  const [value, file] = [environment[name] || null, environment[`${name}_FILE`] || null];
  if (value !== null && file !== null) throw new SettingsError(`${name} and ${name}_FILE must not both be set.`);
  if (file === null) return value;
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '') || null;
  } catch {
    throw new SettingsError(`${name}_FILE must be a file that this account may read.`);
  }
}

/** The environment with the contents of the files in place of those settings' names. Throws SettingsError. */
export function withSecrets(environment: Environment, names: readonly string[]): Environment {
  return {
    ...environment,
    ...Object.fromEntries(names.map((name) => [name, readSecret(environment, name) ?? undefined])),
  };
}
