type Schema<Value> = {
  readonly validateSync: (value: unknown, options: { strict: true }) => Value;
};

/** Hands a value back once the contract's schema has taken it; throws yup's ValidationError, which names the first wrong field. */
export function conforming<Value>(schema: Schema<Value>, value: Value): Value {
  return schema.validateSync(value, { strict: true });
}
