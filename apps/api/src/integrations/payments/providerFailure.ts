/**
 * A payment service gave no answer, or one that decides nothing. Its `code`, for the log, is the name of the service's error or NO_ANSWER; nothing of
 * the request.
 */
export class ProviderFailure extends Error {
  readonly code: string;

  constructor(service: string, code: string, options?: ErrorOptions) {
    super(`${service}: ${code}`, options);
    this.code = code;
  }
}
