import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject } from '@platine/domain/contract/openApi/jsonSchema.ts';

/** The errors of a document by OpenAPI's own schema; null when there are none. */
export async function openApiErrors(document: JsonObject): Promise<unknown> {
  const { valid, errors } = await new Validator().validate({ ...document });
  return valid ? null : errors;
}

/** Finds parts of an OpenAPI document by the keys that lead to them, and validates values by the schemas there. */
export function openParts(document: JsonObject) {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
  // The document is no schema itself, but has schemas inside.
  ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components']);
  ajv.addSchema(document, 'document');
  return {
    /** The part at the end of these keys; undefined when there is none. */
    partAt: (keys: readonly string[]) => keys.reduce<unknown>(valueOf, document),
    /** How a value breaks the schema at the end of these keys. Throws when no schema is there. */
    errorsAt: (keys: readonly string[], value: unknown): string[] => {
      const validate = ajv.compile({ $ref: `document#${keys.map(pointerKey).join('')}` });
      return validate(value) ? [] : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message ?? ''}`);
    },
  };
}

function valueOf(part: unknown, key: string): unknown {
  return typeof part === 'object' && part !== null
    ? Object.entries(part).find(([name]) => name === key)?.[1]
    : undefined;
}

/** A key as RFC 6901 writes it in the fragment of an address. */
function pointerKey(key: string): string {
  return `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
}
