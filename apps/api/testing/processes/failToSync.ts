import { fsyncSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/open.ts';

/** A process whose disk stops syncing after the first change; it prints what was answered. Argument: a data folder. */
const [path = ''] = process.argv.slice(2);
let works = true;
const { db } = await openDatabase({
  kind: 'folder',
  path,
  sync(file) {
    if (!works) throw new Error('The disk fails.');
    fsyncSync(file);
  },
});

await db.execute(sql`create table noted (text text)`);
await note('before');
works = false;
await note('after');

async function note(text: string): Promise<void> {
  await db.execute(sql`insert into noted values (${text})`);
  process.stdout.write(`${text}\n`);
}
