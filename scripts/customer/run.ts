import { openDatabase } from '@platine/api/db/open.ts';
import { decide } from '@platine/api/services/accounts/operator.ts';
import { readSettings } from '@platine/api/start/settings.ts';
import type { Command } from './command.ts';

/** Does what is asked and says how it is now. Answers the exit code: 1 when there is no such customer. */
export async function run({ email, decision }: Command): Promise<number> {
  const { db, close } = await openDatabase(readSettings(process.env).database);
  try {
    const decided = await decide(db, email, decision);
    if (decided === null) {
      console.error(`There is no customer ${email}.`);
      return 1;
    }
    const { educationalInstitution, invoiceCleared } = decided;
    console.log(`${email}: school ${yesNo(educationalInstitution)}, invoice ${yesNo(invoiceCleared)}.`);
    return 0;
  } finally {
    await close();
  }
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no');
