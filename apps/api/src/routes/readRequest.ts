import { LRUCache } from 'lru-cache';
import type { CallName } from '@platine/domain/contract/calls.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { parseRequest } from '@platine/domain/contract/parse.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';

/** The most cached requests of one call. */
const max = 500;
/** The longest cached request, in characters of its JSON. */
const maxLength = 1000;

type Read<Name extends CallName> = (request: unknown) => RequestOf<Name>;

/** Calls whose requests repeat for each page and visitor: validating them by their schema took a twelfth of a page's time. */
const cached: { readonly [Name in CallName]?: Read<Name> } = {
  currentSession: caching('currentSession'),
  currentUser: caching('currentUser'),
  search: caching('search'),
  loadProducts: caching('loadProducts'),
};

/** Validates a request by the contract. The result is frozen, because equal requests share it. Throws ShapeError. */
export function readRequest<Name extends CallName>(
  name: Name,
  request: unknown,
  languages: readonly Language[],
): RequestOf<Name> {
  return cached[name]?.(request) ?? parseRequest(name, request, languages);
}

function caching<Name extends CallName>(name: Name): Read<Name> {
  const requests = new LRUCache<string, RequestOf<Name>>({ max });
  return (request) => {
    const key = JSON.stringify(request ?? {});
    const known = requests.get(key);
    if (known !== undefined) return known;
    const parsed = deepFreeze(parseRequest(name, request));
    if (key.length <= maxLength) requests.set(key, parsed);
    return parsed;
  };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const one of Object.values(value)) deepFreeze(one);
  return Object.freeze(value);
}
