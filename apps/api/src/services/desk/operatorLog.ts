import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CustomerActKind } from '@platine/domain/desk/customerAct.ts';
import type { MailActKind, MailKind } from '@platine/domain/desk/mailKinds.ts';
import type { EditedFact, ProductEditKind } from '@platine/domain/desk/productEdit.ts';
import type { SettingsName } from '@platine/domain/desk/settingsNames.ts';
import type { StructureAct, StructureKind } from '@platine/domain/desk/structureEdit.ts';
import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import { customerActs } from '../../db/customerActSchema.ts';
import type { Database } from '../../db/database.ts';
import { shippingLabels } from '../../db/labelSchema.ts';
import { mailActs } from '../../db/mailSchema.ts';
import { orderHistory } from '../../db/orderHistorySchema.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { questions } from '../../db/questionSchema.ts';
import { settingsChanges } from '../../db/settingsSchema.ts';
import { structureEdits } from '../../db/structureEditSchema.ts';
import { withdrawals } from '../../db/withdrawalSchema.ts';

/** One act of an operator, and what it was done to. */
export type LoggedAct = { readonly at: Date; readonly by: string; readonly why: string; readonly deed: Deed };

export type Deed =
  | { readonly about: 'order'; readonly ref: string; readonly act: OrderAct }
  | { readonly about: 'label'; readonly ref: string }
  | {
      readonly about: 'product';
      readonly ref: string;
      readonly kind: ProductEditKind;
      readonly facts: readonly EditedFact[];
    }
  | {
      readonly about: StructureKind;
      readonly ref: string;
      readonly act: StructureAct;
      readonly facts: readonly EditedFact[];
    }
  | { readonly about: 'customer'; readonly ref: string; readonly kind: CustomerActKind }
  | { readonly about: 'mail'; readonly ref: string; readonly kind: MailActKind; readonly mail: MailKind }
  | { readonly about: 'settings'; readonly ref: SettingsName }
  | { readonly about: 'question'; readonly ref: string; readonly answered: boolean }
  | { readonly about: 'withdrawal'; readonly ref: string };

export type LogPart = {
  /** Of one operator or program alone; null for all of them. */
  readonly by: string | null;
  readonly since: Date;
  /** At most so many, the newest. */
  readonly most: number;
};

/** The name of acts of the shop itself, and of commands that name nobody. */
const nobody = 'shop';

type Source = { readonly at: AnyPgColumn; readonly by: AnyPgColumn; readonly why?: AnyPgColumn };
type Fields = Readonly<Record<string, SQL | AnyPgColumn>>;

/** A table with acts of operators; rows that nobody has acted on have no name. */
function logOf(table: PgTable, { at, by, why }: Source, fields: Fields): SQL {
  const deed = Object.entries(fields).flatMap(([name, value]) => [sql.raw(`'${name}'`), sql`${value}`]);
  return sql`select ${at}, ${by}, ${why ?? sql`''`}, jsonb_build_object(${sql.join(deed, sql`, `)}) from ${table}`;
}

const logs = [
  logOf(orderHistory, orderHistory, {
    about: sql`'order'`,
    ref: orderHistory.orderNumber,
    act: orderHistory.act,
  }),
  logOf(
    shippingLabels,
    { at: shippingLabels.askedAt, by: shippingLabels.by },
    { about: sql`'label'`, ref: shippingLabels.orderNumber },
  ),
  logOf(productEdits, productEdits, {
    about: sql`'product'`,
    ref: sql`${productEdits.sku}::text`,
    kind: productEdits.kind,
    facts: productEdits.facts,
  }),
  logOf(structureEdits, structureEdits, {
    about: structureEdits.kind,
    ref: structureEdits.ref,
    act: structureEdits.act,
    facts: structureEdits.facts,
  }),
  logOf(customerActs, customerActs, {
    about: sql`'customer'`,
    ref: sql`coalesce(${customerActs.customerId}::text, ${customerActs.orderNumber}, '')`,
    kind: customerActs.kind,
  }),
  logOf(mailActs, mailActs, {
    about: sql`'mail'`,
    ref: mailActs.orderNumber,
    kind: mailActs.kind,
    mail: mailActs.mail,
  }),
  logOf(settingsChanges, settingsChanges, { about: sql`'settings'`, ref: settingsChanges.name }),
  logOf(
    questions,
    { at: questions.closedAt, by: questions.closedBy },
    { about: sql`'question'`, ref: questions.id, answered: sql`${questions.answer} is not null` },
  ),
  logOf(
    withdrawals,
    { at: withdrawals.settledAt, by: withdrawals.settledBy, why: withdrawals.settledWhy },
    { about: sql`'withdrawal'`, ref: withdrawals.orderNumber },
  ),
];

/** All that operators have done, the newest first (D45). Each act stands where its effect is; this reads them together. */
export async function readOperatorLog(db: Database, { by, since, most }: LogPart): Promise<LoggedAct[]> {
  const rows = await db
    .select({
      ms: sql<number>`(extract(epoch from at) * 1000)::float8`,
      by: sql<string>`by`,
      why: sql<string>`coalesce(why, '')`,
      // Trusted by type, as the columns are that it is made of.
      deed: sql<Deed>`deed`,
    })
    .from(sql`(${sql.join(logs, sql` union all `)}) as log (at, by, why, deed)`)
    .where(sql`at >= ${since.toISOString()}::timestamptz and ${by === null ? sql`by <> ${nobody}` : sql`by = ${by}`}`)
    .orderBy(sql`at desc`)
    .limit(most);
  return rows.map(({ ms, ...act }) => ({ at: new Date(ms), ...act }));
}
