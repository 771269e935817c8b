type Schema<Value> = {
  readonly validateSync: (value: unknown, options: { strict: true; abortEarly: false }) => Value;
};

/** Hands a value back once the contract's schema has taken it; throws yup's ValidationError, which names the fields. */
export function conforming<Value>(schema: Schema<Value>, value: Value): Value {
  return schema.validateSync(value, { strict: true, abortEarly: false });
}
