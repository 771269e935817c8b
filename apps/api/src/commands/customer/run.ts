import { decide } from '../../services/accounts/operator.ts';
import type { Command, ShopContext } from '../command.ts';
import type { CustomerCommand } from './command.ts';
import { commandOf, usage } from './command.ts';

/** Sets the operator's decisions about a customer: `pnpm customer <e-mail> school yes` (spec §6, D13, D23). */
export const customerCommand: Command = {
  usage,
  parse(words) {
    const command = commandOf(words);
    return command === null ? null : { needs: 'shop', run: (shop) => run(command, shop) };
  },
};

/** Does what is asked and says how it is now. Answers the exit code: 1 when there is no such customer. */
async function run({ email, decision }: CustomerCommand, { db, output }: ShopContext): Promise<number> {
  const decided = await decide(db, email, decision);
  if (decided === null) {
    output.complain(`There is no customer ${email}.`);
    return 1;
  }
  const { educationalInstitution, invoiceCleared } = decided;
  output.say(`${email}: school ${yesNo(educationalInstitution)}, invoice ${yesNo(invoiceCleared)}.`);
  return 0;
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no');
