import { readFileSync } from 'node:fs';

type Versions = Readonly<Record<string, string>>;

/** A package.json, as far as an installation needs it. */
export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly peerDependencies: Versions;
};

export function readManifest(file: string): Manifest {
  return manifestOf(readFileSync(file, 'utf8'));
}

export function manifestOf(json: string): Manifest {
  const read: unknown = JSON.parse(json);
  if (!isRecord(read)) throw new Error('A package.json is an object.');
  return {
    name: String(read['name']),
    version: String(read['version']),
    dependencies: versionsOf(read['dependencies']),
    devDependencies: versionsOf(read['devDependencies']),
    peerDependencies: versionsOf(read['peerDependencies']),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function versionsOf(value: unknown): Versions {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, range]) => [name, String(range)])) : {};
}
