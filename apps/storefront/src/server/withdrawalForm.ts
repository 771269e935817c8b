import type { Client } from '@platine/domain/contract/client.ts';
import { isLanguage } from '@platine/domain/language/language.ts';
import type { RefusedForm } from '@platine/ui/queries/refusedForm.ts';
import { withdrawalPath } from '@platine/ui/routing/paths.ts';
import { failedOf, refusalOf } from './formOutcome.ts';
import { amountField, confirmForm, whatField } from '@platine/ui/screens/WithdrawalScreen/withdrawalForms.ts';

/** Whether a path is one that the two steps of a withdrawal post to. */
export function isWithdrawalForm(path: string): boolean {
  return path === withdrawalPath() || path === confirmForm;
}

type WithdrawalForm = {
  readonly path: string;
  readonly fields: URLSearchParams;
};

/** Takes a step. Answers the address of the statement, or the form itself where it was not taken, to be shown again with all its entries. */
export async function submitWithdrawalForm(
  { path, fields }: WithdrawalForm,
  client: Client,
): Promise<string | RefusedForm> {
  if (path === confirmForm) return confirm(fields.get('ID') ?? '', client);
  const entries = Object.fromEntries(fields);
  const statement = statementIn(fields);
  if (isPart(fields) && statement.GOODS.trim() === '' && statement.POSITIONS.length === 0)
    return { entries, fields: ['GOODS'], failure: null };
  const outcome = await client('beginWithdrawal', statement);
  return outcome.kind === 'data' ? withdrawalPath({ id: outcome.data.ID }) : { entries, ...refusalOf(outcome) };
}

/** A failure stands in the address of the statement, by its class. */
async function confirm(id: string, client: Client): Promise<string> {
  const outcome = await client('confirmWithdrawal', { ID: id });
  return withdrawalPath({ id, ...failedOf(outcome) });
}

function isPart(fields: URLSearchParams): boolean {
  return fields.get(whatField) === 'part';
}

/** The entries as they were sent: the API checks them. Those for a part do not count for the whole order. */
function statementIn(fields: URLSearchParams) {
  const text = (name: string) => fields.get(name) ?? '';
  const language = text('LANGUAGE_CODE');
  return {
    ORDER_NUMBER: text('ORDER_NUMBER'),
    NAME: text('NAME'),
    EMAIL: text('EMAIL'),
    GOODS: isPart(fields) ? text('GOODS') : '',
    POSITIONS: isPart(fields) ? positionsIn(fields) : [],
    LANGUAGE_CODE: isLanguage(language) ? language : 'EN',
  };
}

function positionsIn(fields: URLSearchParams) {
  return [...fields].flatMap(([name, value]) => {
    const sku = /^AMOUNT-(\d{1,9})$/.exec(name)?.[1];
    if (sku === undefined || name !== amountField(Number(sku)) || !/^[1-9]\d{0,4}$/.test(value)) return [];
    return [{ SKU: Number(sku), AMOUNT: Number(value) }];
  });
}
