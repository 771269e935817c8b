type Node = { readonly [keyword: string]: unknown };

/** A small value that fits a JSON Schema of the OpenAPI document: required fields alone, the first of an enumeration, the shortest text. */
export function smallestValue(schema: unknown): unknown {
  if (!isNode(schema)) return null;
  if ('enum' in schema) return firstOf(schema['enum']);
  const type = firstOf(schema['type']);
  if (type === 'object') return smallestObject(schema);
  if (type === 'array')
    return Array.from({ length: numberIn(schema, 'minItems') }, () => smallestValue(schema['items']));
  if (type === 'string') return 'a'.repeat(numberIn(schema, 'minLength'));
  return type === 'boolean' ? false : numberIn(schema, 'minimum');
}

function smallestObject({ properties, required = [] }: Node): Node {
  if (!isNode(properties) || !Array.isArray(required)) return {};
  return Object.fromEntries(
    required.filter((name) => typeof name === 'string').map((name) => [name, smallestValue(properties[name])]),
  );
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value.find(() => true) : value;
}

function numberIn(schema: Node, keyword: string): number {
  const value = schema[keyword];
  return typeof value === 'number' ? value : 0;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
