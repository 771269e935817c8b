import type { DeskCallDescription } from './deskCallDescription.ts';
import { deskProductCalls } from './deskProductCalls.ts';

/**
 * Every call of the desk, once. Apart from the shop's calls, so that no shopper loads them. To everybody without the desk's key they do not exist
 * (record 0109).
 */
export const deskCalls = {
  deskSignIn: {
    method: 'POST',
    path: '/desk/api/sign_in',
    errors: ['WrongCredentialsException'],
    source: 'desk',
    effect: true,
    task: null,
  },
  /** A POST that changes nothing: the link's token must not stand in an address. */
  deskLink: { method: 'POST', path: '/desk/api/link', errors: ['HashInvalidException'], source: 'desk', task: null },
  deskAcceptLink: {
    method: 'POST',
    path: '/desk/api/link/accept',
    errors: ['HashInvalidException', 'WrongCredentialsException', 'ValidationException'],
    source: 'desk',
    effect: true,
    task: null,
  },
  deskSignOut: { method: 'POST', path: '/desk/api/sign_out', errors: [], source: 'desk', effect: true, task: null },
  deskOperator: { method: 'GET', path: '/desk/api/operator', errors: [], source: 'desk', task: null },
  deskToday: { method: 'GET', path: '/desk/api/today', errors: ['NotLoggedInException'], source: 'desk', task: 'read' },
  deskOrders: {
    method: 'GET',
    path: '/desk/api/orders',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'read',
  },
  deskOrder: {
    method: 'GET',
    path: '/desk/api/order/{ORDER_NUMBER}',
    errors: ['NotLoggedInException', 'TransactionNotFoundException'],
    source: 'desk',
    task: 'read',
  },
  ...deskProductCalls,
  /** A POST that changes nothing: people are searched by their e-mails, which must not stand in an address. */
  deskCustomers: {
    method: 'POST',
    path: '/desk/api/customers',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'read',
  },
  deskCustomer: {
    method: 'GET',
    path: '/desk/api/customer/{PERSON}',
    errors: ['NotLoggedInException', 'NotFoundException'],
    source: 'desk',
    task: 'read',
  },
  /** A conflict is an answer: it comes with the customer, whose newest act says who was faster. */
  deskDecideCustomer: {
    method: 'POST',
    path: '/desk/api/customer/{PERSON}/decide',
    errors: ['NotLoggedInException', 'NotFoundException'],
    source: 'desk',
    effect: true,
    task: 'people',
  },
  /** Everything about a person (GDPR, art. 15 and 20). That it was read is in the log. */
  deskExportCustomer: {
    method: 'POST',
    path: '/desk/api/customer/{PERSON}/export',
    errors: ['NotLoggedInException', 'NotFoundException'],
    source: 'desk',
    effect: true,
    task: 'people',
  },
  /** The effect that an erasure would have. */
  deskErasure: {
    method: 'GET',
    path: '/desk/api/customer/{PERSON}/erasure',
    errors: ['NotLoggedInException', 'NotFoundException'],
    source: 'desk',
    task: 'people',
  },
  deskEraseCustomer: {
    method: 'POST',
    path: '/desk/api/customer/{PERSON}/erase',
    errors: ['NotLoggedInException', 'NotFoundException'],
    source: 'desk',
    effect: true,
    task: 'people',
  },
  /** Of a year at most. Revenue are invoices less credit notes. */
  deskFigures: {
    method: 'GET',
    path: '/desk/api/figures',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'read',
  },
  /** Figures in CSV; invoices and VAT as `pnpm documents export` writes them. */
  deskFiguresFile: {
    method: 'GET',
    path: '/desk/api/figures/file',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'read',
  },
  /** Books what names an order and its exact amount, and lists the rest. The same file once more books nothing twice (record 0097). */
  deskStatement: {
    method: 'POST',
    path: '/desk/api/statement',
    errors: ['NotLoggedInException'],
    source: 'desk',
    effect: true,
    largestBody: 4_100_000,
    task: 'orders',
  },
  deskBookCredit: {
    method: 'POST',
    path: '/desk/api/statement/book',
    errors: ['NotLoggedInException', 'TransactionNotFoundException'],
    source: 'desk',
    effect: true,
    task: 'orders',
  },
  /** Refusals and conflicts are answers: they come with the order as it is, whose history says who was faster. */
  deskAct: {
    method: 'POST',
    path: '/desk/api/order/{ORDER_NUMBER}/act',
    errors: ['NotLoggedInException', 'TransactionNotFoundException'],
    source: 'desk',
    effect: true,
    task: 'orders',
  },
  /** A parcel that has a label keeps it, so that pressing twice makes one (record 0142). */
  deskLabel: {
    method: 'POST',
    path: '/desk/api/order/{ORDER_NUMBER}/label',
    errors: ['NotLoggedInException', 'TransactionNotFoundException'],
    source: 'desk',
    effect: true,
    task: 'orders',
  },
  deskCancelLabel: {
    method: 'POST',
    path: '/desk/api/order/{ORDER_NUMBER}/label/cancel',
    errors: ['NotLoggedInException', 'TransactionNotFoundException'],
    source: 'desk',
    effect: true,
    task: 'orders',
  },
  deskWithdrawals: {
    method: 'GET',
    path: '/desk/api/withdrawals',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'read',
  },
  /** For statements that no order's history has, such as one that names no order: says what an operator has done about it. */
  deskSettleWithdrawal: {
    method: 'POST',
    path: '/desk/api/withdrawal/settle',
    errors: ['NotLoggedInException', 'HashInvalidException'],
    source: 'desk',
    effect: true,
    task: 'orders',
  },
  deskQuestions: {
    method: 'GET',
    path: '/desk/api/questions',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'read',
  },
  /** Answers a question by mail, or closes it without. */
  deskCloseQuestion: {
    method: 'POST',
    path: '/desk/api/question/close',
    errors: ['NotLoggedInException', 'HashInvalidException'],
    source: 'desk',
    effect: true,
    task: 'orders',
  },
  /** Mails that the mail server has refused and that wait for their next attempt. */
  deskMails: { method: 'GET', path: '/desk/api/mails', errors: ['NotLoggedInException'], source: 'desk', task: 'read' },
  /** Tries mails again at once, or gives them up. Each has an end of its own in the answer; a conflict names who was faster. */
  deskActOnMails: {
    method: 'POST',
    path: '/desk/api/mails/act',
    errors: ['NotLoggedInException'],
    source: 'desk',
    effect: true,
    task: 'orders',
  },
  /** The settings of the shop's folder, with their source. */
  deskSettings: {
    method: 'GET',
    path: '/desk/api/settings',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'read',
  },
  deskSettingsPart: {
    method: 'GET',
    path: '/desk/api/settings/{NAME}',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'read',
  },
  /** Saves the words of a page or of the notice, if the shop can be opened with them. Refusals and conflicts are answers. */
  deskSaveSettings: {
    method: 'POST',
    path: '/desk/api/settings/{NAME}/save',
    errors: ['NotLoggedInException'],
    source: 'desk',
    effect: true,
    largestBody: 1_300_000,
    task: 'settings',
  },
} as const satisfies Record<string, DeskCallDescription>;

export type DeskCallName = keyof typeof deskCalls;

/** All names, typed: `Object.keys` alone forgets them. */
export const deskCallNames = Object.keys(deskCalls).filter(isDeskCallName);

function isDeskCallName(name: string): name is DeskCallName {
  return Object.hasOwn(deskCalls, name);
}
