import type { CallDescription } from '../call.ts';
import { callNames, calls } from '../calls.ts';
import type { CallName } from '../calls.ts';
import { schemas } from '../schemas.ts';
import { transaction } from '../schemas/order.ts';
import { attribute, facet, priceEntry, product, searchFilters, stock } from '../schemas/product.ts';
import { address, cart, position, session } from '../schemas/session.ts';
import type { DescribedCall, DocumentPlace } from './contractDocument.ts';
import { contractDocument } from './contractDocument.ts';
import type { JsonObject } from './jsonSchema.ts';
import { summaries } from './summaries.data.ts';

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
} as const;

const description = [
  'The calls of the shop. A request and a response are JSON; amounts of money are euros with VAT of Luxembourg unless a field says otherwise.',
  'A response is an envelope: SUCCESSFUL with DATA, or not SUCCESSFUL with an ERROR_CLASS, whatever the HTTP status.',
  'Calls under /api/session and /api/contact belong to the session of the cookie that the first of them sets.',
  'Anyone may make the calls that read the catalogue; they change nothing and need no session.',
].join('\n\n');

/** The OpenAPI 3.1 document of the contract: every call that shoppers make, with shapes and errors. The desk's calls have a document of their own. */
export function openApiDocument(place: DocumentPlace): JsonObject {
  return contractDocument({
    title: 'Shop API',
    description,
    components,
    calls: callNames.map(describedCall),
    ...place,
  });
}

function describedCall(name: CallName): DescribedCall {
  const call: CallDescription = calls[name];
  const [, , tag = ''] = call.path.split('/');
  return { name, call, tag, summary: summaries[name], ...schemas[name] };
}
