import type { FieldError } from '@platine/domain/contract/envelope.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';

/** A call that was understood and cannot be done: it becomes the failure envelope with the class's status (D2). */
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
