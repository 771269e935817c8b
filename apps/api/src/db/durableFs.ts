import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Waits until the bytes of an open file are on the disk; `fsyncSync`, or its stand-in in a test. */
export type Sync = (file: number) => void;

/** PGlite's parameters without `-F`, which turns fsync off. Its fdatasync, the default for the log, does nothing. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** The number of the error EIO in WebAssembly; PostgreSQL stops when the log cannot be synced. */
const inputOutputError = 29;

/** PGlite's folder on the disk, with fsync, which PGlite leaves out: a commit returns once its log is on the disk. Other accounts get no access. */
export class DurableNodeFS extends NodeFS {
  readonly #sync: Sync;
  constructor(folder: string, sync: Sync = fsyncSync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const amend = ({ NODEFS }: { NODEFS: object }) => {
      Reflect.set(operationsOf(NODEFS, 'stream_ops'), 'fsync', fsyncBy(this.#sync));
      closeNewFiles(operationsOf(NODEFS, 'node_ops'));
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), amend] } };
  }
}

/** Emscripten has no types for a file system's operations. */
function operationsOf(nodeFs: object, name: string): object {
  const operations: unknown = Reflect.get(nodeFs, name);
  if (typeof operations !== 'object' || operations === null) throw new Error(`PGlite has no NODEFS.${name}.`);
  return operations;
}

function fsyncBy(sync: Sync) {
  return ({ nfd }: { readonly nfd: number }): number => {
    try {
      sync(nfd);
      return 0;
    } catch {
      return inputOutputError;
    }
  };
}

/** Emscripten creates a file and then sets its mode, whatever the umask is. */
function closeNewFiles(operations: object): void {
  const make = operationIn(operations, 'mknod');
  const change = operationIn(operations, 'setattr');
  Reflect.set(operations, 'mknod', (parent: unknown, name: unknown, ...[mode, device]: [number, unknown]) =>
    make(parent, name, ownerOf(mode), device),
  );
  Reflect.set(operations, 'setattr', (node: unknown, attributes: { readonly mode?: number }) =>
    change(node, attributes.mode === undefined ? attributes : { ...attributes, mode: ownerOf(attributes.mode) }),
  );
}

function operationIn(operations: object, name: string): (...values: readonly unknown[]) => unknown {
  const operation: unknown = Reflect.get(operations, name);
  if (typeof operation !== 'function') throw new Error(`PGlite has no NODEFS.node_ops.${name}.`);
  return (...values) => {
    const answer: unknown = Reflect.apply(operation, operations, values);
    return answer;
  };
}

const ownerOf = (mode: number) => mode & ~0o077;

/** Syncs a folder with everything in it, and its name: PGlite copies a new database without syncing it. */
export function syncFolder(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  syncPath(path);
  syncPath(dirname(path));
}

/** Syncs one file, or the names in one folder. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
