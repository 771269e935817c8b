import type { SchemaDescription } from 'yup';
import { ArraySchema, ObjectSchema, Schema } from 'yup';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };
/** Schemas that have a name in the document, where they are described once and referred to elsewhere. */
export type NamedSchemas = ReadonlyMap<Schema, string>;

/**
 * The JSON Schema (2020-12) of a schema of the contract. It leaves out two things that JSON Schema has no word for: that responses have no other
 * fields, and rules that a function checks.
 */
export function jsonSchema(schema: Schema, named: NamedSchemas): JsonObject {
  const name = named.get(schema);
  return name === undefined ? describedSchema(schema, named) : { $ref: `#/components/schemas/${name}` };
}

/** The schema itself, even where it has a name. */
export function describedSchema(schema: Schema, named: NamedSchemas): JsonObject {
  const described = { ...shapeOf(schema, named), ...boundsOf(schema.describe()) };
  const withDefault = { ...described, ...defaultOf(schema) };
  return schema.spec.nullable ? orNull(withDefault) : withDefault;
}

function shapeOf(schema: Schema, named: NamedSchemas): JsonObject {
  if (schema instanceof ObjectSchema) return objectShape(fieldsOf(schema), named);
  if (schema instanceof ArraySchema) {
    const item: unknown = schema.innerType;
    return { type: 'array', items: isSchema(item) ? jsonSchema(item, named) : {} };
  }
  const { type, oneOf } = schema.describe();
  if (oneOf.length > 0) return { enum: oneOf.filter(isScalar) };
  return type === 'mixed' ? typeOfMixed(schema) : { type };
}

export type Fields = readonly (readonly [name: string, schema: Schema])[];

/** The fields of an object's schema; none of another's. */
export function fieldsOf(schema: Schema): Fields {
  if (!(schema instanceof ObjectSchema)) return [];
  const fields: Readonly<Record<string, unknown>> = schema.fields;
  return Object.entries(fields).flatMap(([name, field]) => (isSchema(field) ? [[name, field] as const] : []));
}

/** The JSON Schema of an object with these fields. */
export function objectShape(fields: Fields, named: NamedSchemas): JsonObject {
  const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchema(field, named)])),
    ...(required.length > 0 && { required }),
  };
}

/** A field with a default may be left out of a request. */
function isRequired({ spec }: Schema): boolean {
  return spec.optional !== true && spec.default === undefined;
}

/** A shape that yup tests by a predicate says here which type it is. */
function typeOfMixed({ spec }: Schema): JsonObject {
  return isScalar(spec.meta?.['type']) ? { type: spec.meta['type'] } : {};
}

type Test = SchemaDescription['tests'][number];

function boundsOf({ type, tests }: SchemaDescription): JsonObject {
  const bounds = tests.map((test) => boundOf(test, type));
  return bounds.reduce((all, bound) => ({ ...all, ...bound }), {});
}

/** The keywords for a smallest and a largest value, by the type that they bound. */
const limits = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: { min: 'minimum', max: 'maximum' },
} as const;

function boundOf({ name, params = {} }: Test, type: string): JsonObject {
  if (name === 'integer') return { type: 'integer' };
  if (name === 'matches') return params['regex'] instanceof RegExp ? { pattern: params['regex'].source } : {};
  return name === 'min' || name === 'max' ? limitOf(params, type) : {};
}

function limitOf({ min, max, more }: Readonly<Record<string, unknown>>, type: string): JsonObject {
  const words = type === 'array' || type === 'number' ? limits[type] : limits.string;
  return {
    ...(isScalar(min) && { [words.min]: min }),
    ...(isScalar(max) && { [words.max]: max }),
    ...(isScalar(more) && { exclusiveMinimum: more }),
  };
}

function defaultOf({ spec }: Schema): JsonObject {
  return isScalar(spec.default) ? { default: spec.default } : {};
}

function orNull(schema: JsonObject): JsonObject {
  const { type, enum: values } = schema;
  if (typeof type === 'string') return { ...schema, type: [type, 'null'] };
  return isList(values) ? { ...schema, enum: [...values, null] } : { anyOf: [schema, { type: 'null' }] };
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isSchema(value: unknown): value is Schema {
  return value instanceof Schema;
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
