import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const left = new Set(['node_modules', 'dist', 'storybook-static', 'coverage', '.data', '.cache', 'reports', '.git']);

/** Every file of the project below `root`, as paths relative to it: what is built, installed or kept by git is left out. */
export function filesOf(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (left.has(entry.name)) return [];
    return entry.isDirectory() ? filesOf(root, path) : [path];
  });
}

export function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
