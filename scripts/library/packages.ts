import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Tarballs of the packages. */
export const packedFolder = resolve(root, 'dist');

type LibraryPackage = {
  readonly name: 'domain' | 'drawings' | 'ui' | 'mocks';
  /** Relative to the repository, as are the sources. */
  readonly folder: string;
  readonly sources: string;
};

/** The packages that others can install. */
export const libraryPackages: readonly LibraryPackage[] = [
  { name: 'domain', folder: 'packages/domain', sources: 'packages/domain/src' },
  { name: 'drawings', folder: 'packages/drawings', sources: 'packages/drawings/src' },
  { name: 'ui', folder: 'packages/ui', sources: 'packages/ui/src' },
  { name: 'mocks', folder: 'mocks', sources: 'mocks' },
];

/** Where a package's built files stand. Its `publishConfig` names them. */
export const builtFolder = (folder: string): string => resolve(root, folder, 'dist');
