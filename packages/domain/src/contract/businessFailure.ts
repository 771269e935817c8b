import type { FieldError } from './envelope.ts';
import type { ErrorClass } from './errors.ts';

/** How a server, real or mocked, refuses a call that it understood: it becomes the failure envelope with the class's status (D2). */
export class BusinessFailure extends Error {
  override readonly name = 'BusinessFailure';
  readonly errorClass: ErrorClass;
  readonly fields: readonly FieldError[];
  constructor(errorClass: ErrorClass, message: string, fields: readonly FieldError[] = []) {
    super(message);
    this.errorClass = errorClass;
    this.fields = fields;
  }
}

/** Too many tries (D32). */
export class ThrottledFailure extends BusinessFailure {
  /** Whole seconds until a try is taken again: the answer's Retry-After. */
  readonly wait: number;
  constructor(wait: number) {
    super('ThrottledException', 'Too many tries; later again.');
    this.wait = wait;
  }
}
