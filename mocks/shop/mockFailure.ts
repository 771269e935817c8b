import type { FieldError } from '@platine/domain/contract/envelope.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';

/** A call that the mock shop understood and refuses. */
export class MockFailure extends Error {
  override readonly name = 'MockFailure';
  readonly errorClass: ErrorClass;
  readonly fields: readonly FieldError[];
  constructor(errorClass: ErrorClass, message: string, fields: readonly FieldError[] = []) {
    super(message);
    this.errorClass = errorClass;
    this.fields = fields;
  }
}
