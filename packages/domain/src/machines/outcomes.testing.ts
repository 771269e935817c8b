import type { Outcome } from '../contract/envelope.ts';
import type { ErrorClass } from '../contract/errors.ts';

export const ok: Outcome<unknown> = { kind: 'data', data: {} };
export const unreachable: Outcome<never> = { kind: 'network' };

export function failed(errorClass: ErrorClass): Outcome<never> {
  return { kind: 'failure', errorClass, fields: [] };
}
