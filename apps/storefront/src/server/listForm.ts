import { adjustmentsFromWire } from '@platine/domain/cart/adjustment.ts';
import { noteOf } from '@platine/domain/cart/lineNote.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { maximumBoards, maximumFile } from '@platine/domain/partsList/limits.ts';
import { partsListFromWire } from '@platine/domain/partsList/partsListWire.ts';
import type { SentPartsList } from '@platine/ui/queries/partsList.ts';
import { nothingSent, problemOf } from '@platine/ui/queries/partsList.ts';
import { orderByListPath } from '@platine/ui/routing/paths.ts';
import { noteField, piecesField, skuField, takeField } from '@platine/ui/screens/OrderByListScreen/orderByListForms.ts';

/** Bytes: a file, the text beside it, and the fields of a list's lines. */
const largestListForm = 1_600_000;

/** A request with a form, as Hono gives it. */
type FormRequest = {
  readonly header: (name: string) => string | undefined;
  readonly formData: () => Promise<FormData>;
};

/** Whether a path is the one that parts lists are sent to. */
export function isListForm(path: string): boolean {
  return path === orderByListPath;
}

/** Takes a list, or the chosen products of one, and answers the state of its page. Throws the refusals of a request body. */
export async function submitListForm(request: FormRequest, client: Client): Promise<SentPartsList> {
  const fields = await readForm(request);
  return fields.has(takeField) ? takeChosen(fields, client) : matchSent(fields, client);
}

/** Browsers name the length of a form, and Node enforces it. */
async function readForm(request: FormRequest): Promise<FormData> {
  const length = Number(request.header('content-length'));
  if (length > largestListForm)
    throw new BusinessFailure('PayloadTooLargeException', `The body is larger than ${largestListForm} bytes.`);
  if (!(length > 0)) throw new BusinessFailure('InvalidRequestException', 'A form must name its length.');
  return request.formData().catch(() => {
    throw new BusinessFailure('InvalidRequestException', 'The body is no form.');
  });
}

async function matchSent(fields: FormData, client: Client): Promise<SentPartsList> {
  const text = textOf(fields, 'TEXT');
  const boards = wholeOf(textOf(fields, 'BOARDS'), maximumBoards) ?? 1;
  const sent = { ...nothingSent, text, boards };
  const file = fields.get('FILE');
  const chosen = file instanceof File && file.size > 0 ? file : null;
  if (chosen !== null && chosen.size > maximumFile) return { ...sent, problem: { field: 'FILE', code: 'TOO_LONG' } };
  const content = chosen === null ? '' : Buffer.from(await chosen.arrayBuffer()).toString('base64');
  const outcome = await client('matchPartsList', { TEXT: chosen === null ? text : '', FILE: content, BOARDS: boards });
  if (outcome.kind === 'data') return { ...sent, list: partsListFromWire(outcome.data) };
  const problem = problemOf(outcome);
  return { ...sent, problem, failure: problem === null ? outcome : null };
}

async function takeChosen(fields: FormData, client: Client): Promise<SentPartsList> {
  const positions = positionsIn(fields);
  if (positions.length === 0) return { ...nothingSent, taken: { positions: 0, adjustments: [] } };
  const outcome = await client('cartAddPositions', { POSITIONS: positions });
  if (outcome.kind !== 'data') return { ...nothingSent, failure: outcome };
  const adjustments = adjustmentsFromWire(outcome.data.ADJUSTMENTS);
  const names = await namesOf(
    adjustments.map(({ sku }) => sku),
    outcome.data.SESSION.ACTIVE_LANGUAGE ?? 'EN',
    client,
  );
  const named = adjustments.map((one) => ({ ...one, name: names.get(one.sku) ?? String(one.sku) }));
  return { ...nothingSent, taken: { positions: new Set(positions.map(({ SKU }) => SKU)).size, adjustments: named } };
}

/** The lines with a chosen product: its SKU, the pieces that the list asks for, and the note. */
function positionsIn(fields: FormData) {
  return [...fields.keys()].flatMap((name) => {
    const line = wholeOf(/^SKU-(\d{1,7})$/.exec(name)?.[1] ?? '', 9_999_999);
    if (line === null || name !== skuField(line)) return [];
    const sku = wholeOf(textOf(fields, name), 999_999_999);
    const pieces = wholeOf(textOf(fields, piecesField(line)), 100_000);
    return sku === null || pieces === null
      ? []
      : [{ SKU: sku, AMOUNT: pieces, NOTE: noteOf([textOf(fields, noteField(line))]) }];
  });
}

async function namesOf(skus: readonly number[], language: Language, client: Client): Promise<Map<number, string>> {
  if (skus.length === 0) return new Map();
  const outcome = await client('loadProducts', { SKUS: skus.slice(0, 100), FILTER_CLASS: 'LIST' });
  const products = outcome.kind === 'data' ? outcome.data.PRODUCTS : [];
  return new Map(products.map(({ SKU, NAME, NAME_TEXT_EN }) => [SKU, pickText(NAME, language)?.text ?? NAME_TEXT_EN]));
}

function textOf(fields: FormData, name: string): string {
  const entry = fields.get(name);
  return typeof entry === 'string' ? entry : '';
}

/** A whole number from 1 to `most` in plain digits, else null. */
function wholeOf(typed: string, most: number): number | null {
  const number = /^[1-9]\d{0,8}$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= most ? number : null;
}
