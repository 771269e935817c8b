type Schema<Value> = {
  readonly validateSync: (value: unknown, options: { strict: true }) => Value;
};

/** Returns a value that fits the contract's schema. Throws yup's ValidationError, which names the first wrong field. */
export function conforming<Value>(schema: Schema<Value>, value: Value): Value {
  return schema.validateSync(value, { strict: true });
}
