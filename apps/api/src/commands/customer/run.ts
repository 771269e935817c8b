import { writeFile } from 'node:fs/promises';
import type { Acting } from '../../services/accounts/customerActs.ts';
import type { Erasure, KeptOrder } from '../../services/accounts/erasePerson.ts';
import { erasePerson } from '../../services/accounts/erasePerson.ts';
import { decide } from '../../services/accounts/operator.ts';
import { exportPersonalData } from '../../services/accounts/personalData.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import type { Command, ShopContext } from '../command.ts';
import type { CustomerCommand, Named } from './command.ts';
import { commandOf, usage } from './command.ts';

/** Decides about a customer, exports or erases a person's data: `pnpm customer <e-mail> school yes` (spec §6, D13, D23). */
export const customerCommand: Command = {
  usage,
  parse(words, cwd) {
    const command = commandOf(words, cwd);
    return command === null ? null : { needs: 'shop', run: (shop) => run(command, shop) };
  },
};

type Asked<Kind extends CustomerCommand['kind']> = Extract<CustomerCommand, { kind: Kind }>;

/** Does what is asked and says how it is now. Answers the exit code: 1 when it was not done. */
async function run(command: CustomerCommand, shop: ShopContext): Promise<number> {
  if (command.kind === 'show') return decideOn({ ...command, decision: {} }, shop, actingAs({}, shop));
  // A dry run does nothing that needs a reason.
  if (command.kind === 'erase' && command.dryRun) return erase(command, shop, null);
  const why = command.why ?? (await askWhy(shop));
  if (why === '') {
    shop.output.complain('Nothing was done: say why with --reason <text>. The log keeps it with who did it.');
    return 1;
  }
  const acting = actingAs({ ...command, why }, shop);
  if (command.kind === 'export') return exportPerson(command, shop, acting);
  return command.kind === 'erase' ? erase(command, shop, acting) : decideOn(command, shop, acting);
}

/** The reason as the person at the terminal gives it; '' where nobody sits there. */
async function askWhy({ output: { ask } }: ShopContext): Promise<string> {
  return ask === null ? '' : (await ask('Why? The log keeps it: ')).trim();
}

/** Without a name a command acts for the shop. */
function actingAs({ by = null, why = null }: Partial<Named>, { clock }: ShopContext): Acting {
  return { by: by ?? systemUser, why: why ?? '', at: clock() };
}

type Deciding = Pick<Asked<'decide'>, 'email' | 'decision'>;

async function decideOn({ email, decision }: Deciding, shop: ShopContext, acting: Acting): Promise<number> {
  const { db, output } = shop;
  const decided = await decide(db, email, { decision, seen: null, ...acting });
  if (decided === null) {
    output.complain(`There is no customer ${email}.`);
    return 1;
  }
  const { educationalInstitution, invoiceCleared } = decided;
  output.say(`${email}: school ${yesNo(educationalInstitution)}, invoice ${yesNo(invoiceCleared)}.`);
  return 0;
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

async function exportPerson({ email, file }: Asked<'export'>, shop: ShopContext, acting: Acting): Promise<number> {
  const { db, output } = shop;
  const data = await exportPersonalData(db, email, acting);
  if (data === null) {
    output.complain(`The shop keeps nothing about ${email}.`);
    return 1;
  }
  const text = JSON.stringify(data, null, 2);
  if (file === null) output.say(text);
  else {
    // Readable by the operator alone.
    await writeFile(file, `${text}\n`, { mode: 0o600 });
    output.say(`Wrote everything about ${email} to ${file}.`);
  }
  return 0;
}

async function erase({ email, dryRun }: Asked<'erase'>, shop: ShopContext, acting: Acting | null): Promise<number> {
  const { db, output } = shop;
  const erasure = await erasePerson(db, email, acting);
  if (erasure.kind === 'unfinished') {
    output.complain(unfinishedText(email, erasure));
    return 1;
  }
  output.say(erasedText(email, erasure, dryRun));
  return 0;
}

function unfinishedText(email: string, { orders, paying }: Extract<Erasure, { kind: 'unfinished' }>): string {
  if (orders.length === 0 && paying)
    return `Nothing was erased: a payment of ${email} is under way, so try again in an hour.`;
  return `Nothing was erased: finish the orders of ${email} first, with \`pnpm order\`: ${orders.join(', ')}.`;
}

function erasedText(email: string, erasure: Extract<Erasure, { kind: 'erased' }>, dryRun: boolean): string {
  const { account, visits, kept } = erasure;
  const removed = [
    ...(account ? ['the account'] : []),
    ...(visits > 0 ? [visits === 1 ? '1 visit' : `${visits} visits`] : []),
  ];
  const what = ['newsletter and mails', ...removed].join(', ');
  const lines = [`${dryRun ? 'Would erase' : 'Erased'} what the shop kept about ${email}: ${what}.`];
  if (kept.length > 0)
    lines.push('The law keeps these orders and their documents (Code de commerce, art. 16), without the account:');
  return [...lines, ...kept.map(keptText)].join('\n');
}

const keptText = ({ number, until }: KeptOrder) => `  ${number} until ${until}`;
