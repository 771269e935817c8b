import type { CallDescription } from '@platine/domain/contract/call.ts';

/** A call's path in the router's syntax: `{NAME}` becomes `:NAME`. */
export function callPattern({ path }: Pick<CallDescription, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
