import type { CallDescription } from '@platine/domain/contract/call.ts';

/** A call's path as the router reads it: `{NAME}` is `:NAME`. */
export function callPattern({ path }: Pick<CallDescription, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
