import type { CallName } from '@platine/domain/contract/calls.ts';
import { parseRequest } from '@platine/domain/contract/parse.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';

/** Requests of a call that are remembered. */
const most = 500;
/** The longest one that is, in characters of its JSON. */
const longest = 1000;

type Read<Name extends CallName> = (request: unknown) => RequestOf<Name>;

/** What pages and visitors ask for again and again, in the same words: judging it by its schema each time was a twelfth of a page's cost. */
const remembered: { readonly [Name in CallName]?: Read<Name> } = {
  currentSession: remembering('currentSession'),
  currentUser: remembering('currentUser'),
  search: remembering('search'),
  loadProducts: remembering('loadProducts'),
};

/** Reads a request by the contract. Nobody may change what it answers: others get the same. Throws ShapeError. */
export function readRequest<Name extends CallName>(name: Name, request: unknown): RequestOf<Name> {
  return remembered[name]?.(request) ?? parseRequest(name, request);
}

function remembering<Name extends CallName>(name: Name): Read<Name> {
  const known = new Map<string, RequestOf<Name>>();
  return (request) => {
    const key = JSON.stringify(request ?? {});
    const before = known.get(key);
    if (before !== undefined) return before;
    const read = freeze(parseRequest(name, request));
    if (key.length > longest) return read;
    known.set(key, read);
    const [oldest = key] = known.keys();
    if (known.size > most) known.delete(oldest);
    return read;
  };
}

/** With all that is in it. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const one of Object.values(value)) freeze(one);
  return Object.freeze(value);
}
