import type { InferType } from 'yup';
import { array, boolean, object, string } from 'yup';
import type { Log } from '../../log/log.ts';
import { describeError } from '../../log/log.ts';
import type { CurrentShop } from '../../shop/currentShop.ts';
import type { VatIdAnswer, VatIdChecker } from './vatIdChecker.ts';
import { unknownVatId } from './vatIdChecker.ts';

export type Vies = {
  /** Base of the interface's addresses, without a closing slash. */
  readonly url: string;
  readonly currentShop: CurrentShop;
  readonly log: Log;
};

/** A shopper waits for the answer, and goes on without one. */
const waitMs = 8000;

/** Failures come with status 200, too, and then have no `valid`. */
const answerSchema = object({
  valid: boolean().optional(),
  userError: string().optional(),
  requestIdentifier: string().optional(),
  errorWrappers: array(object({ error: string().required() })).optional(),
});

/** VIES gave no answer about an id. Its `code`, for the log, is the name of the failure. */
class ViesFailure extends Error {
  override readonly name = 'ViesFailure';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`VIES: ${code}`, options);
    this.code = code;
  }
}

/**
 * Checks VAT ids at the Commission's service by its REST interface (D17). The shop names its own id, so that the answer has a consultation number. Only
 * INVALID is a no; every other failure is `unknown`, and is logged without the id.
 */
export function viesChecker({ url, currentShop, log }: Vies): VatIdChecker {
  return async (vatId) => {
    try {
      return await ask(`${url}/check-vat-number`, { vatId, own: currentShop().identity.vatId });
    } catch (error) {
      log({ event: 'crash', id: 'vies', route: 'VIES', ...describeError(error) });
      return unknownVatId;
    }
  };
}

async function ask(
  url: string,
  { vatId, own }: { readonly vatId: string; readonly own: string },
): Promise<VatIdAnswer> {
  const body = JSON.stringify({
    countryCode: vatId.slice(0, 2),
    vatNumber: vatId.slice(2),
    requesterMemberStateCode: own.slice(0, 2),
    requesterNumber: own.slice(2),
  });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(waitMs) });
  const data: unknown = await response.json();
  return readAnswer(answerSchema.validateSync(data), response.status);
}

function readAnswer(answer: InferType<typeof answerSchema>, status: number): VatIdAnswer {
  const { valid, userError, requestIdentifier, errorWrappers } = answer;
  const proof = requestIdentifier || null;
  if (valid === true) return { check: 'valid', proof };
  if (valid === false && userError === 'INVALID') return { check: 'invalid', proof };
  const failure = userError ?? errorWrappers?.[0]?.error ?? '';
  throw new ViesFailure(/^[A-Z_]{1,40}$/.test(failure) ? failure : `HTTP ${status}`);
}
