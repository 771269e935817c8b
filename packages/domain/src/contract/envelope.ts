import type { ErrorClass } from './errors.ts';

/** A field that the server refused, with the code of the rule it broke (spec §5). */
export type FieldError = { readonly FIELD: string; readonly CODE: string };

/** The body of every answer, whatever the HTTP status (spec §3, D2). `ERROR` is for a developer and never shown to a shopper. */
export type SuccessEnvelope<Data> = { readonly SUCCESSFUL: true; readonly DATA: Data };
export type FailureEnvelope = {
  readonly SUCCESSFUL: false;
  readonly ERROR_CLASS: ErrorClass;
  readonly ERROR: string;
  readonly FIELDS?: readonly FieldError[] | undefined;
};
export type Envelope<Data> = SuccessEnvelope<Data> | FailureEnvelope;

/** The three ways a call ends: data, a business failure that has an error class, or no readable answer at all (spec §4, D2). */
export type Outcome<Data> =
  | { readonly kind: 'data'; readonly data: Data }
  | { readonly kind: 'failure'; readonly errorClass: ErrorClass; readonly fields: readonly FieldError[] }
  /** `late`: nothing came within the call's time, so asking again at once would only double the wait (D26). */
  | { readonly kind: 'network'; readonly late?: true };

/**
 * Checks the envelope: SUCCESSFUL, and DATA or ERROR_CLASS. The shape of DATA is trusted: the contract suite holds every server to it, and the
 * schemas would put a validation library into every page.
 */
export function isEnvelope<Data>(answer: unknown): answer is Envelope<Data> {
  if (typeof answer !== 'object' || answer === null || !('SUCCESSFUL' in answer)) return false;
  if (answer.SUCCESSFUL === true) return 'DATA' in answer;
  return answer.SUCCESSFUL === false && 'ERROR_CLASS' in answer && typeof answer.ERROR_CLASS === 'string';
}
