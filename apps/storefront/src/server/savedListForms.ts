import { joinedNote } from '@platine/domain/cart/lineNote.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { longestOwnNumber, mostOwnNumbers, readOwnNumbers } from '@platine/domain/lists/ownNumber.ts';
import { longestListName, mostPieces } from '@platine/domain/lists/savedList.ts';
import { numbersQuery } from '@platine/ui/screens/AccountScreen/numbersPlace.ts';
import { accountViewPath, listPath, sharedListPath, toListPath } from '@platine/ui/routing/paths.ts';
import {
  addToListForm,
  changeListForm,
  createListForm,
  listedField,
  ownNumberField,
  ownNumbersForm,
  removeField,
  removeListForm,
  shareListForm,
} from '@platine/ui/screens/ListScreen/listForms.ts';
import { noteField, piecesField } from '@platine/ui/screens/OrderByListScreen/orderByListForms.ts';
import { failedOf } from './formOutcome.ts';

/** Bytes: 200 lines with notes of 200 characters, each of which may be nine bytes in a form. */
export const largestSavedListForm = 500_000;

type SavedListForm = { readonly path: string; readonly fields: URLSearchParams };
type Submit = (fields: URLSearchParams, client: Client) => Promise<string>;
type Lines = RequestOf<'createList'>['LINES'];

const unreadable = { kind: 'failure', errorClass: 'InvalidRequestException', fields: [] } as const;

const forms: Readonly<Record<string, Submit>> = {
  [createListForm]: create,
  [addToListForm]: add,
  [changeListForm]: change,
  [removeListForm]: remove,
  [shareListForm]: share,
  [ownNumbersForm]: setNumbers,
};

/** Whether a path is one that the forms of lists post to. */
export function isSavedListForm(path: string): boolean {
  return Object.hasOwn(forms, path);
}

/** Makes the call of a form, and answers the address of its result; why it was not taken stands in that address. */
export async function submitSavedListForm({ path, fields }: SavedListForm, client: Client): Promise<string> {
  return (await forms[path]?.(fields, client)) ?? accountViewPath('lists');
}

async function create(fields: URLSearchParams, client: Client): Promise<string> {
  const lines = await addedLines(fields, client);
  if (lines.kind !== 'data') return withQuery(placeBefore(fields), failedOf(lines));
  const name = (fields.get('NAME') ?? '').trim();
  const outcome =
    name === '' || name.length > longestListName
      ? unreadable
      : await client('createList', { NAME: name, LINES: lines.data });
  if (outcome.kind !== 'data') return withQuery(placeBefore(fields), failedOf(outcome));
  return withQuery(listPath(outcome.data.LIST_ID), { saved: 'yes' });
}

async function add(fields: URLSearchParams, client: Client): Promise<string> {
  const id = fields.get('LIST_ID') ?? '';
  const lines = await addedLines(fields, client);
  const outcome = lines.kind === 'data' ? await client('addToList', { LIST_ID: id, LINES: lines.data }) : lines;
  if (outcome.kind !== 'data') return withQuery(placeBefore(fields), failedOf(outcome));
  return withQuery(listPath(id), { saved: 'yes' });
}

async function change(fields: URLSearchParams, client: Client): Promise<string> {
  const id = fields.get('LIST_ID') ?? '';
  const lines = changedLines(fields);
  const name = (fields.get('NAME') ?? '').trim();
  const numbers = changedNumbers(fields);
  if (lines === null || name === '') return withQuery(listPath(id), failedOf(unreadable));
  const changed = await client('changeList', { LIST_ID: id, NAME: name, LINES: lines });
  const outcome =
    changed.kind !== 'data' || numbers.length === 0 ? changed : await client('setOwnNumbers', { NUMBERS: numbers });
  return withQuery(listPath(id), outcome.kind === 'data' ? { saved: 'yes' } : failedOf(outcome));
}

/** Takes a table of own numbers. */
async function setNumbers(fields: URLSearchParams, client: Client): Promise<string> {
  const view = accountViewPath('numbers');
  const { numbers, leftOut } = readOwnNumbers(fields.get('NUMBERS') ?? '');
  const some = numbers.slice(0, mostOwnNumbers).map(({ sku, number }) => ({ SKU: sku, NUMBER: number }));
  if (some.length === 0) return withQuery(view, numbersQuery({ set: 0, unknown: [], unread: leftOut }));
  const outcome = await client('setOwnNumbers', { NUMBERS: some });
  if (outcome.kind !== 'data') return withQuery(view, failedOf(outcome));
  const { UNKNOWN: unknown } = outcome.data;
  return withQuery(view, numbersQuery({ set: some.length - unknown.length, unknown, unread: leftOut }));
}

async function remove(fields: URLSearchParams, client: Client): Promise<string> {
  const id = fields.get('LIST_ID') ?? '';
  const outcome = await client('removeList', { LIST_ID: id });
  return outcome.kind === 'data' ? accountViewPath('lists') : withQuery(listPath(id), failedOf(outcome));
}

async function share(fields: URLSearchParams, client: Client): Promise<string> {
  const id = fields.get('LIST_ID') ?? '';
  const outcome = await client('shareList', { LIST_ID: id, SHARED: fields.get('SHARED') === 'yes' });
  return withQuery(listPath(id), failedOf(outcome));
}

/** The lines that go into a list: the cart as it is, a product, or the lines of a shared list that the shop knows. */
async function addedLines(fields: URLSearchParams, client: Client): Promise<Outcome<Lines>> {
  const from = fields.get('FROM');
  const sku = numberIn(fields, 'SKU', 999_999_999);
  if (from === 'product') return sku === null ? unreadable : { kind: 'data', data: [{ SKU: sku, AMOUNT: 1 }] };
  if (from === 'cart') {
    const session = await client('currentSession', {});
    return session.kind === 'data' ? { kind: 'data', data: linesOf(session.data.CART.POSITIONS) } : session;
  }
  if (from === 'shared') {
    const shared = await client('sharedList', { SHARE_KEY: fields.get('SHARE_KEY') ?? '' });
    return shared.kind === 'data' ? { kind: 'data', data: linesOf(shared.data.LINES) } : shared;
  }
  return { kind: 'data', data: [] };
}

function linesOf(positions: Lines): Lines {
  return positions.map(({ SKU, AMOUNT, NOTE }) => ({ SKU, AMOUNT, NOTE }));
}

/** The lines of a changed list; null when an amount is none. */
function changedLines(fields: URLSearchParams): Lines | null {
  const lines = placesIn(fields).map((place) => {
    const sku = numberIn(fields, listedField(place), 999_999_999);
    const amount = fields.has(removeField(place)) ? 0 : numberIn(fields, piecesField(place), mostPieces);
    const note = joinedNote([fields.get(noteField(place)) ?? '']);
    return sku === null || amount === null ? null : { SKU: sku, AMOUNT: amount, NOTE: note };
  });
  const readable = lines.filter((line) => line !== null);
  return readable.length === lines.length ? readable : null;
}

/** The own numbers of a list's products; an empty one takes the product's away. */
function changedNumbers(fields: URLSearchParams): RequestOf<'setOwnNumbers'>['NUMBERS'] {
  return placesIn(fields).flatMap((place) => {
    const sku = numberIn(fields, listedField(place), 999_999_999);
    const number = fields.get(ownNumberField(place))?.trim().slice(0, longestOwnNumber);
    return sku === null || number === undefined ? [] : [{ SKU: sku, NUMBER: number }];
  });
}

/** The numbers of a list's lines. */
function placesIn(fields: URLSearchParams): number[] {
  return [...fields.keys()].flatMap((name) => {
    const place = Number(/^LISTED-(\d{1,3})$/.exec(name)?.[1] ?? '0');
    return name === listedField(place) ? [place] : [];
  });
}

/** A whole number up to `most` in plain digits, else null. */
function numberIn(fields: URLSearchParams, name: string, most: number): number | null {
  const typed = fields.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
}

/** The page that a form stands on. */
function placeBefore(fields: URLSearchParams): string {
  const [from, sku] = [fields.get('FROM'), numberIn(fields, 'SKU', 999_999_999)];
  if (from === 'shared') return sharedListPath(fields.get('SHARE_KEY') ?? '');
  if (from === 'product' && sku !== null) return toListPath(sku);
  return from === 'cart' ? toListPath('cart') : accountViewPath('lists');
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  if (text === '') return path;
  return path.includes('?') ? `${path}&${text}` : `${path}?${text}`;
}
