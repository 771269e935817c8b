import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { operatorRoles, operatorTasks } from '@platine/domain/desk/operator.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People who work at the desk. */
export const operators = pgTable('operators', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  /** The name in lower case. */
  nameKey: text('name_key').notNull().unique(),
  role: text({ enum: operatorRoles }).notNull(),
  /** argon2id with its parameters and salt; null until the operator has opened their link and chosen one. */
  passwordHash: text('password_hash'),
  /** Of the authenticator app (RFC 6238), in base32. */
  totpSecret: text('totp_secret').notNull(),
  /** The time step of the last code that was accepted: no code counts twice. */
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

/** Browsers in which an operator is signed in. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').primaryKey(),
    operatorId: integer('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index('operator_sessions_operator').on(table.operatorId)],
);

/** Links that open the desk once; a used one is deleted. */
export const operatorLinks = pgTable(
  'operator_links',
  {
    /** SHA-256 of the link's token. */
    hash: text().primaryKey(),
    operatorId: integer('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    /** Whether it signs in at once, on the shop's own machine alone. The others ask for a new password. */
    onThisMachine: boolean('on_this_machine').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('operator_links_operator').on(table.operatorId)],
);

/** Tokens with which programs, such as an ERP, make calls of the desk. */
export const accessTokens = pgTable('access_tokens', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  /** The name in lower case. */
  nameKey: text('name_key').notNull().unique(),
  /** SHA-256 of the token. */
  hash: text().notNull().unique(),
  tasks: text({ enum: operatorTasks }).array().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** To the hour, so that not each call writes. */
  lastUsedAt: moment('last_used_at'),
});
