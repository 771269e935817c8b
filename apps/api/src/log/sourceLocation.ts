import { readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | null>();

/**
 * Maps a stack line of the built program to its source. The source map is read at the first crash; Node's own `--enable-source-maps` would take 40
 * MiB from the start.
 */
export function toSourceLocation(line: string): string {
  const [place = '', url = '', row, column] = /(file:[^()]+):(\d+):(\d+)/.exec(line) ?? [];
  const origin = mapOf(url)?.findOrigin(Number(row), Number(column));
  if (origin === undefined || !('fileName' in origin)) return line;
  const { fileName, lineNumber, columnNumber } = origin;
  return line.replace(place, `${new URL(fileName, url).href}:${lineNumber}:${columnNumber}`);
}

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const map = readMap(url);
  maps.set(url, map);
  return map;
}

/** Null without a map: the file is a source itself. */
function readMap(url: string): SourceMap | null {
  try {
    const map: unknown = JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8'));
    return isSourceMap(map) ? new SourceMap(map) : null;
  } catch {
    return null;
  }
}

function isSourceMap(value: unknown): value is SourceMapPayload {
  return typeof value === 'object' && value !== null && 'mappings' in value && 'sources' in value;
}
