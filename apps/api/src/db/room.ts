import { statfsSync } from 'node:fs';

const mebibyte = 1024 * 1024;

/**
 * MiB that the disk of the embedded database must have free. PostgreSQL ends when it finds no room for the next 16 MiB of its log, so the shop
 * stops writing earlier.
 */
export const neededRoom = { toCreate: 256, toWrite: 64 } as const;

/** The sentence about a disk without enough room; null when there is enough. */
export function lackOfRoom(folder: string, needed: number): string | null {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / mebibyte);
  return free < needed ? `The disk of DATA_DIR has ${free} MiB free, and the shop needs ${needed} MiB` : null;
}
