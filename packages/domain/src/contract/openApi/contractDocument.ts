import type { Schema } from 'yup';
import type { CallDescription } from '../call.ts';
import { generalErrors, pathFields } from '../call.ts';
import type { ErrorClass } from '../errors.ts';
import { errorStatus } from '../errors.ts';
import type { Json, JsonObject, NamedSchemas } from './jsonSchema.ts';
import { describedSchema, fieldsOf, jsonSchema, objectShape } from './jsonSchema.ts';

/** One call as the document describes it. */
export type DescribedCall = {
  readonly name: string;
  readonly call: CallDescription;
  readonly request: Schema;
  readonly response: Schema;
  /** One English sentence. */
  readonly summary: string;
  /** The heading under which tools list it. */
  readonly tag: string;
  /** The security requirement of OpenAPI; left out where a caller needs to show nothing. */
  readonly security?: JsonObject;
};

/** Where and in which version the calls are served. */
export type DocumentPlace = { readonly version: string; readonly origin: string };

type DescribedContract = DocumentPlace & {
  readonly title: string;
  readonly description: string;
  readonly calls: readonly DescribedCall[];
  /** Shapes that many calls share, by their name in the document. */
  readonly components: Readonly<Record<string, Schema>>;
  readonly securitySchemes?: JsonObject;
};

/** The OpenAPI 3.1 document of a contract. */
export function contractDocument(contract: DescribedContract): JsonObject {
  const { title, version, description, origin, components, securitySchemes } = contract;
  const named: NamedSchemas = new Map(Object.entries(components).map(([name, schema]) => [schema, name]));
  const shapes = Object.entries(components).map(([name, schema]) => [name, describedSchema(schema, named)] as const);
  return {
    openapi: '3.1.1',
    info: { title, version, description },
    servers: [{ url: origin }],
    paths: pathItems(contract.calls, named),
    components: {
      schemas: { ...Object.fromEntries(shapes), Failure: failure },
      ...(securitySchemes !== undefined && { securitySchemes }),
    },
  };
}

/** Paths and methods are unique, as `calls.test.ts` holds; a path may have both methods. */
function pathItems(calls: readonly DescribedCall[], named: NamedSchemas): JsonObject {
  const paths = [...new Set(calls.map(({ call }) => call.path))];
  return Object.fromEntries(
    paths.map((path) => {
      const here = calls.filter(({ call }) => call.path === path);
      return [path, Object.fromEntries(here.map((one) => [one.call.method.toLowerCase(), operation(one, named)]))];
    }),
  );
}

function operation(described: DescribedCall, named: NamedSchemas): JsonObject {
  const { name, tag, summary, security } = described;
  const parameters = parametersOf(described, named);
  const body = bodyOf(described, named);
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(security !== undefined && { security: [security] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && { requestBody: { required: true, content: jsonContent(body) } }),
    responses: responsesOf(described, named),
  };
}

/** Fields that travel in the path, in headers, and of a GET in the query. */
function parametersOf({ call, request }: DescribedCall, named: NamedSchemas): JsonObject[] {
  const { path, method, headers = {} } = call;
  const inPath = pathFields(path);
  return fieldsOf(request).flatMap(([field, schema]): JsonObject[] => {
    const described = { schema: jsonSchema(schema, named) };
    if (inPath.includes(field)) return [{ name: field, in: 'path', required: true, ...described }];
    const header = headers[field];
    if (header !== undefined) return [{ name: header, in: 'header', ...described }];
    return method === 'GET'
      ? [{ name: field, in: 'query', required: schema.spec.optional !== true, ...described }]
      : [];
  });
}

/** The body of a POST; null when nothing travels in it. */
function bodyOf({ call, request }: DescribedCall, named: NamedSchemas): JsonObject | null {
  const { method, path, headers = {} } = call;
  const elsewhere = new Set([...pathFields(path), ...Object.keys(headers)]);
  const fields = fieldsOf(request).filter(([field]) => !elsewhere.has(field));
  return method === 'GET' || fields.length === 0 ? null : objectShape(fields, named);
}

function responsesOf(described: DescribedCall, named: NamedSchemas): JsonObject {
  const all: ErrorClass[] = [...generalErrors, ...described.call.errors];
  const refused = [...new Set(all.map((error) => errorStatus[error]))].filter((status) => status !== 200);
  return {
    200: { description: 'The response, or a business failure.', content: jsonContent(envelope(described, named)) },
    ...Object.fromEntries(
      refused.map((status) => [status, refusal(all.filter((error) => errorStatus[error] === status))]),
    ),
  };
}

function envelope({ call, response }: DescribedCall, named: NamedSchemas): JsonObject {
  const business = call.errors.filter((error) => errorStatus[error] === 200);
  const success = {
    type: 'object',
    properties: { SUCCESSFUL: { const: true }, DATA: jsonSchema(response, named) },
    required: ['SUCCESSFUL', 'DATA'],
  };
  return business.length === 0 ? success : { oneOf: [success, failureOf(business)] };
}

const failure = {
  type: 'object',
  properties: {
    SUCCESSFUL: { const: false },
    ERROR_CLASS: { enum: Object.keys(errorStatus) },
    ERROR: { type: 'string', description: 'For a developer; never shown on a page.' },
    FIELDS: {
      type: 'array',
      items: {
        type: 'object',
        properties: { FIELD: { type: 'string' }, CODE: { type: 'string' } },
        required: ['FIELD', 'CODE'],
      },
    },
  },
  required: ['SUCCESSFUL', 'ERROR_CLASS', 'ERROR'],
} as const;

function failureOf(errors: readonly ErrorClass[]): JsonObject {
  return {
    allOf: [
      { $ref: '#/components/schemas/Failure' },
      { type: 'object', properties: { ERROR_CLASS: { enum: errors } } },
    ],
  };
}

function refusal(errors: readonly ErrorClass[]): JsonObject {
  return { description: errors.join(', '), content: jsonContent(failureOf(errors)) };
}

function jsonContent(schema: Json): JsonObject {
  return { 'application/json': { schema } };
}
