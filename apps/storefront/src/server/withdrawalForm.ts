import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import { isLanguage } from '@platine/domain/language/language.ts';
import { withdrawalPath } from '@platine/ui/routing/paths.ts';
import { amountField, whatField, withdrawalForms } from '@platine/ui/screens/WithdrawalScreen/withdrawalForms.ts';

/** Whether a path is one that the two steps of a withdrawal post to. */
export function isWithdrawalForm(path: string): boolean {
  return path === withdrawalForms.begin || path === withdrawalForms.confirm;
}

type WithdrawalForm = {
  readonly path: string;
  readonly fields: URLSearchParams;
};

/** Takes a step and answers where to go: to the statement, or back to the form with what was refused. */
export async function submitWithdrawalForm({ path, fields }: WithdrawalForm, client: Client): Promise<string> {
  if (path === withdrawalForms.confirm) {
    const ID = fields.get('ID') ?? '';
    const outcome = await client('confirmWithdrawal', { ID });
    return withdrawalPath({ id: ID, ...failureOf(outcome) });
  }
  const outcome = await client('beginWithdrawal', statementIn(fields));
  if (outcome.kind === 'data') return withdrawalPath({ id: outcome.data.ID });
  return withdrawalPath(failureOf(outcome));
}

/** The entries as they were sent: the API checks them. */
function statementIn(fields: URLSearchParams) {
  const text = (name: string) => fields.get(name) ?? '';
  const isPart = text(whatField) === 'part';
  const language = text('LANGUAGE_CODE');
  return {
    ORDER_NUMBER: text('ORDER_NUMBER'),
    NAME: text('NAME'),
    EMAIL: text('EMAIL'),
    GOODS: isPart ? text('GOODS') : '',
    POSITIONS: isPart ? positionsIn(fields) : [],
    LANGUAGE_CODE: isLanguage(language) ? language : 'EN',
  };
}

/** Refused fields by name; any other failure by its class. Entries are not repeated: an address is no place for a name. */
function failureOf(outcome: Outcome<unknown>): Readonly<Record<string, string>> {
  if (outcome.kind === 'data') return {};
  if (outcome.kind === 'network') return { failed: 'network' };
  if (outcome.fields.length > 0) return { refused: outcome.fields.map(({ FIELD }) => FIELD).join(',') };
  return { failed: outcome.errorClass };
}

function positionsIn(fields: URLSearchParams) {
  return [...fields].flatMap(([name, value]) => {
    const sku = /^AMOUNT-(\d{1,9})$/.exec(name)?.[1];
    if (sku === undefined || name !== amountField(Number(sku)) || !/^[1-9]\d{0,4}$/.test(value)) return [];
    return [{ SKU: Number(sku), AMOUNT: Number(value) }];
  });
}
