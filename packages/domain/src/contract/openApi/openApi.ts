import type { Schema } from 'yup';
import type { CallDescription } from '../call.ts';
import { generalErrors, pathFields } from '../call.ts';
import { callNames, calls } from '../calls.ts';
import type { CallName } from '../calls.ts';
import type { ErrorClass } from '../errors.ts';
import { errorStatus } from '../errors.ts';
import { schemas } from '../schemas.ts';
import { transaction } from '../schemas/order.ts';
import { attribute, facet, priceEntry, product, searchFilters, stock } from '../schemas/product.ts';
import { address, cart, position, session } from '../schemas/session.ts';
import type { Json, JsonObject, NamedSchemas } from './jsonSchema.ts';
import { describedSchema, fieldsOf, jsonSchema, objectShape } from './jsonSchema.ts';
import { summaries } from './summaries.data.ts';

/** Shapes that many calls share, by their name in the document. */
const components = {
  Address: address,
  Attribute: attribute,
  Cart: cart,
  Facet: facet,
  Position: position,
  Price: priceEntry,
  Product: product,
  SearchFilters: searchFilters,
  Session: session,
  Stock: stock,
  Transaction: transaction,
} as const satisfies Record<string, Schema>;

const named: NamedSchemas = new Map<Schema, string>(Object.entries(components).map(([name, schema]) => [schema, name]));

const description = [
  'The calls of the shop. A request and a response are JSON; amounts of money are euros with VAT of Luxembourg unless a field says otherwise.',
  'A response is an envelope: SUCCESSFUL with DATA, or not SUCCESSFUL with an ERROR_CLASS, whatever the HTTP status.',
  'Calls under /api/session and /api/contact belong to the session of the cookie that the first of them sets.',
  'Anyone may make the calls that read the catalogue; they change nothing and need no session.',
].join('\n\n');

/** The OpenAPI 3.1 document of the contract: every call that shoppers make, with shapes and errors. The desk's calls are not in it. */
export function openApiDocument({
  version,
  origin,
}: {
  readonly version: string;
  readonly origin: string;
}): JsonObject {
  return {
    openapi: '3.1.1',
    info: { title: 'Shop API', version, description },
    servers: [{ url: origin }],
    paths: pathItems(),
    components: {
      schemas: {
        ...Object.fromEntries(
          Object.entries(components).map(([name, schema]) => [name, describedSchema(schema, named)]),
        ),
        Failure: failure,
      },
    },
  };
}

/** Paths and methods are unique, as `calls.test.ts` holds; a path may have both methods. */
function pathItems(): JsonObject {
  const paths = [...new Set(callNames.map((name) => calls[name].path))];
  return Object.fromEntries(
    paths.map((path) => {
      const here = callNames.filter((name) => calls[name].path === path);
      return [path, Object.fromEntries(here.map((name) => [calls[name].method.toLowerCase(), operation(name)]))];
    }),
  );
}

function operation(name: CallName): JsonObject {
  const call: CallDescription = calls[name];
  const [, , area = ''] = call.path.split('/');
  const parameters = parametersOf(name);
  const body = bodyOf(name);
  return {
    operationId: name,
    tags: [area],
    summary: summaries[name],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && { requestBody: { required: true, content: jsonContent(body) } }),
    responses: responsesOf(name),
  };
}

/** Fields that travel in the path, in headers, and of a GET in the query. */
function parametersOf(name: CallName): JsonObject[] {
  const { path, method, headers = {} }: CallDescription = calls[name];
  const inPath = pathFields(path);
  return fieldsOf(schemas[name].request).flatMap(([field, schema]): JsonObject[] => {
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
function bodyOf(name: CallName): JsonObject | null {
  const { method, path, headers = {} }: CallDescription = calls[name];
  const elsewhere = new Set([...pathFields(path), ...Object.keys(headers)]);
  const fields = fieldsOf(schemas[name].request).filter(([field]) => !elsewhere.has(field));
  return method === 'GET' || fields.length === 0 ? null : objectShape(fields, named);
}

function responsesOf(name: CallName): JsonObject {
  const { errors }: CallDescription = calls[name];
  const all = [...generalErrors, ...errors];
  const refused = [...new Set(all.map((error) => errorStatus[error]))].filter((status) => status !== 200);
  return {
    200: { description: 'The response, or a business failure.', content: jsonContent(envelope(name)) },
    ...Object.fromEntries(
      refused.map((status) => [status, refusal(all.filter((error) => errorStatus[error] === status))]),
    ),
  };
}

function envelope(name: CallName): JsonObject {
  const { errors }: CallDescription = calls[name];
  const business = errors.filter((error) => errorStatus[error] === 200);
  const success = {
    type: 'object',
    properties: { SUCCESSFUL: { const: true }, DATA: jsonSchema(schemas[name].response, named) },
    required: ['SUCCESSFUL', 'DATA'],
  };
  return business.length === 0 ? success : { oneOf: [success, failureOf(business)] };
}

const failure = {
  type: 'object',
  properties: {
    SUCCESSFUL: { const: false },
    ERROR_CLASS: { enum: Object.keys(errorStatus) },
    ERROR: { type: 'string', description: 'For a developer; never shown to a shopper.' },
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
