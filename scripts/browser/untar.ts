import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const block = 512;

/** Unpacks the files of a tar archive, so that nothing needs a `tar` on the machine. Links and owners are left out. */
export function untar(archive: Buffer, folder: string): void {
  let at = 0;
  while (at + block <= archive.length) {
    const name = text(archive, at, 100);
    if (name === '') return;
    const size = Number.parseInt(text(archive, at + 124, 12), 8) || 0;
    const mode = Number.parseInt(text(archive, at + 100, 8), 8) & 0o777;
    const isFile = ['0', ''].includes(text(archive, at + 156, 1));
    if (isFile && !name.includes('..'))
      write(join(folder, name), archive.subarray(at + block, at + block + size), mode);
    at += block + Math.ceil(size / block) * block;
  }
}

function text(archive: Buffer, start: number, length: number): string {
  const field = archive.toString('utf8', start, start + length);
  const end = field.indexOf('\0');
  return (end === -1 ? field : field.slice(0, end)).trim();
}

function write(path: string, content: Buffer, mode: number): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, { mode });
}
