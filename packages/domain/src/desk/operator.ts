/** The work of an operator of the desk: all of it, orders, the catalogue, or only look. */
export const operatorRoles = ['everything', 'orders', 'catalogue', 'read'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** A person who works at the shop's desk. The name stands in the history of each order that they changed. */
export type Operator = { readonly name: string; readonly role: OperatorRole };

/** The tasks that calls of the desk ask their operator to be allowed. */
export const operatorTasks = ['read', 'orders', 'catalogue', 'people', 'settings'] as const;
export type OperatorTask = (typeof operatorTasks)[number];

/**
 * Whether a role may do a task. Everybody may read: who packs has to see what is in stock. `people`, which decides about customers and erases them, and
 * `settings`, which changes the words of pages, are of the role `everything` alone.
 */
export function mayDo(role: OperatorRole, task: OperatorTask): boolean {
  return task === 'read' || role === 'everything' || role === task;
}

/** Letters, digits, dots and hyphens, from 2 to 40, beginning with a letter. `shop` stands in histories for the shop itself. */
export function isOperatorName(name: string): boolean {
  return /^\p{L}[\p{L}\p{N}.-]{1,39}$/u.test(name) && name.toLowerCase() !== 'shop';
}

/** Characters of an operator's password at least: more than a shopper's, because it opens what all shoppers have ordered. */
export const operatorPasswordLength = 10;

/** Minutes without a call after which a session of the desk ends. */
export const deskIdleMinutes = 120;
/** Hours after which it ends in any case. */
export const deskSessionHours = 12;
/** Hours for which a link to the desk opens it, once. */
export const deskLinkHours = 24;

/** The tasks of a role. */
export function tasksOf(role: OperatorRole): OperatorTask[] {
  return operatorTasks.filter((task) => mayDo(role, task));
}

/** Somebody or something that makes calls of the desk: an operator, or a program with an access token. */
export type DeskActor = { readonly name: string; readonly tasks: readonly OperatorTask[] };

/** Days for which an access token is valid when its command does not say, and at most. */
export const accessTokenDays = { usual: 365, longest: 1095 } as const;
