/** A field of a request: what its value must look like, the fields below it, or those of each of a list. `mandatory` as in a provider's tables. */
export type Field = {
  readonly mandatory?: true;
  readonly format?: Format;
  readonly fields?: Fields;
  readonly each?: Fields;
};
export type Fields = Readonly<Record<string, Field>>;
/** Whether a value has the format; its name stands in the error. */
export type Format = { readonly name: string; readonly fits: (value: unknown) => boolean };

export const matching = (name: string, pattern: RegExp): Format => ({
  name,
  fits: (value) => typeof value === 'string' && pattern.test(value),
});
export const url = matching('a URL of at most 2000 characters', /^https?:\/\/[^\s]{1,1990}$/);
export const currency = matching('ISO 4217', /^[A-Z]{3}$/);
export const anyOf = (...values: readonly unknown[]): Format => ({
  name: `one of ${values.join(', ')}`,
  fits: (value) => values.includes(value),
});
export const boolean = anyOf(true, false);

/** The faults of a request's body, one sentence a field as in ErrorDetail; none when it is sound. */
export function faultsOf(fields: Fields, value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${path || 'The body'}: must be an object.`];
  const given = new Map<string, unknown>(Object.entries(value));
  const unknown = [...given.keys()].filter((name) => !Object.hasOwn(fields, name));
  return [
    ...unknown.map((name) => `${path}${name}: The field is not known.`),
    ...Object.entries(fields).flatMap(([name, field]) => faultsOfField(field, path + name, given.get(name))),
  ];
}

function faultsOfField({ mandatory, format, fields, each }: Field, at: string, value: unknown): string[] {
  if (value === undefined) return mandatory ? [`${at}: The field is mandatory.`] : [];
  if (format?.fits(value) === false) return [`${at}: The field must be ${format.name}.`];
  if (fields !== undefined) return faultsOf(fields, value, `${at}.`);
  if (each === undefined) return [];
  return Array.isArray(value)
    ? value.flatMap((one: unknown, index) => faultsOf(each, one, `${at}[${index}].`))
    : [`${at}: The field must be a list.`];
}
