import type { DeskClient } from '@platine/domain/contract/desk/deskClient.ts';
import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskList } from '@platine/domain/desk/deskList.ts';
import { deskPageSize } from '@platine/domain/desk/deskList.ts';
import {
  customerPageSize,
  deskCustomerEntryFromWire,
  deskCustomerFromWire,
} from '@platine/domain/desk/deskCustomer.ts';
import { deskOrderFromWire, deskOrdersFromWire } from '@platine/domain/desk/deskOrder.ts';
import { deskMailsFromWire } from '@platine/domain/desk/deskMail.ts';
import { mailPageSize } from '@platine/domain/desk/mailKinds.ts';
import { deskProductEntryFromWire, deskProductFromWire } from '@platine/domain/desk/deskProduct.ts';
import { choicesFromWire } from '@platine/domain/desk/newProduct.ts';
import { productPageSize } from '@platine/domain/desk/productEdit.ts';
import type { Days } from '@platine/domain/desk/figuresDays.ts';
import { figuresFromWire } from '@platine/domain/desk/figures.ts';
import type { QuestionList } from '@platine/domain/desk/questionLists.ts';
import { deskQuestionFromWire } from '@platine/domain/desk/deskQuestion.ts';
import { questionPageSize } from '@platine/domain/desk/questionLists.ts';
import { deskWithdrawalFromWire } from '@platine/domain/desk/deskWithdrawal.ts';
import type { Operator } from '@platine/domain/desk/operator.ts';
import { todayFromWire } from '@platine/domain/desk/today.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf } from '../queries/QueryFailure.ts';
import type { ProductsPlace } from './deskPaths.ts';

export const deskKeys = {
  operator: ['desk', 'operator'],
  today: ['desk', 'today'],
  link: (token: string) => ['desk', 'link', token],
  orders: ['desk', 'orders'],
  order: (orderNumber: string) => ['desk', 'order', orderNumber],
  withdrawals: ['desk', 'withdrawals'],
  questions: ['desk', 'questions'],
  customers: ['desk', 'customers'],
  customer: (person: string) => ['desk', 'customer', person],
  erasure: (person: string) => ['desk', 'erasure', person],
  figures: ['desk', 'figures'],
  mails: ['desk', 'mails'],
  products: ['desk', 'products'],
  newProduct: ['desk', 'newProduct'],
  structure: ['desk', 'structure'],
  catalogueImport: ['desk', 'catalogueImport'],
  settings: ['desk', 'settings'],
  settingsPart: (name: string) => ['desk', 'settingsPart', name],
  product: (sku: number) => ['desk', 'product', sku],
} as const;

/** Others work at the same time: what is shown is asked for again whenever it is looked at. */
const always = { staleTime: 0 } as const;
/** Forgotten when it is left: an act on something as it stood here before would be a conflict that nobody has been shown the reason for, and rows that change places below the focus lead the Tab key astray. */
const actedOn = { ...always, gcTime: 0 } as const;

/** The operator who is signed in; null for nobody. */
export function operatorQuery(client: DeskClient) {
  return queryOptions({
    queryKey: deskKeys.operator,
    staleTime: 60_000,
    queryFn: async (): Promise<Operator | null> => {
      const { OPERATOR } = dataOf(await client('deskOperator', {}));
      return OPERATOR === null ? null : operatorFromWire(OPERATOR);
    },
  });
}

export function operatorFromWire({ NAME, ROLE }: DeskResponseOf<'deskSignIn'>): Operator {
  return { name: NAME, role: ROLE };
}

/** Whom a link is for, and the secret of their authenticator app; null for a link that signs in at once. */
export function linkQuery(client: DeskClient, token: string) {
  return queryOptions({
    queryKey: deskKeys.link(token),
    queryFn: async () => {
      const wire = dataOf(await client('deskLink', { TOKEN: token }));
      return { name: wire.NAME, secret: wire.SECRET };
    },
  });
}

/** Counts of the work that waits for somebody. */
export function todayQuery(client: DeskClient) {
  return queryOptions({
    ...always,
    queryKey: deskKeys.today,
    queryFn: async () => todayFromWire(dataOf(await client('deskToday', {}))),
  });
}

export type OrdersPlace = { readonly list: DeskList; readonly text: string; readonly page: number };

/** A page of a list of orders; page 1 is the first. */
export function deskOrdersQuery(client: DeskClient, { list, text, page }: OrdersPlace) {
  return queryOptions({
    ...always,
    queryKey: [...deskKeys.orders, list, text, page],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      deskOrdersFromWire(
        dataOf(await client('deskOrders', { LIST: list, TEXT: text, SKIP: (page - 1) * deskPageSize })),
      ),
  });
}

/** One order; null when there is none. */
export function deskOrderQuery(client: DeskClient, orderNumber: string) {
  return queryOptions({
    ...actedOn,
    queryKey: deskKeys.order(orderNumber),
    queryFn: async () => {
      const outcome = await client('deskOrder', { ORDER_NUMBER: orderNumber });
      if (outcome.kind === 'failure' && outcome.errorClass === 'TransactionNotFoundException') return null;
      return deskOrderFromWire(dataOf(outcome));
    },
  });
}

/** Statements of withdrawal, those that wait for somebody first. */
export function withdrawalsQuery(client: DeskClient) {
  return queryOptions({
    ...actedOn,
    queryKey: deskKeys.withdrawals,
    queryFn: async () => dataOf(await client('deskWithdrawals', {})).WITHDRAWALS.map(deskWithdrawalFromWire),
  });
}

export type QuestionsPlace = { readonly list: QuestionList; readonly page: number };

/** A page of a list of questions; page 1 is the first. */
export function questionsQuery(client: DeskClient, { list, page }: QuestionsPlace) {
  return queryOptions({
    ...always,
    queryKey: [...deskKeys.questions, list, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const request = { LIST: list, SKIP: (page - 1) * questionPageSize };
      const { QUESTIONS, COUNT } = dataOf(await client('deskQuestions', request));
      return { questions: QUESTIONS.map(deskQuestionFromWire), count: COUNT };
    },
  });
}

/** A page of products. */
export function deskProductsQuery(client: DeskClient, { list, text, page }: ProductsPlace) {
  return queryOptions({
    ...always,
    queryKey: [...deskKeys.products, list, text, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const request = { LIST: list, TEXT: text, SKIP: (page - 1) * productPageSize };
      const { PRODUCTS, COUNT } = dataOf(await client('deskProducts', request));
      return { products: PRODUCTS.map(deskProductEntryFromWire), count: COUNT };
    },
  });
}

/** One product; null when there is none. */
export function deskProductQuery(client: DeskClient, sku: number) {
  return queryOptions({
    ...actedOn,
    queryKey: deskKeys.product(sku),
    queryFn: async () => {
      const outcome = await client('deskProduct', { SKU: sku });
      if (outcome.kind === 'failure' && outcome.errorClass === 'ProductNotFoundException') return null;
      return deskProductFromWire(dataOf(outcome));
    },
  });
}

export type CustomersPlace = { readonly text: string; readonly page: number };

/** A page of accounts. */
export function deskCustomersQuery(client: DeskClient, { text, page }: CustomersPlace) {
  return queryOptions({
    ...always,
    queryKey: [...deskKeys.customers, text, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const request = { TEXT: text, SKIP: (page - 1) * customerPageSize };
      const { CUSTOMERS, COUNT } = dataOf(await client('deskCustomers', request));
      return { customers: CUSTOMERS.map(deskCustomerEntryFromWire), count: COUNT };
    },
  });
}

/** A person, by the number of their account or of one of their orders; null when there is none. */
export function deskCustomerQuery(client: DeskClient, person: string) {
  return queryOptions({
    ...actedOn,
    queryKey: deskKeys.customer(person),
    queryFn: async () => {
      const outcome = await client('deskCustomer', { PERSON: person });
      if (outcome.kind === 'failure' && outcome.errorClass === 'NotFoundException') return null;
      return deskCustomerFromWire(dataOf(outcome));
    },
  });
}

/** The effect that an erasure of a person would have at this moment. */
export function erasureQuery(client: DeskClient, person: string) {
  return queryOptions({
    ...always,
    gcTime: 0,
    queryKey: deskKeys.erasure(person),
    queryFn: async () => dataOf(await client('deskErasure', { PERSON: person })),
  });
}

/** Figures of some days; without them of the month so far. */
export function figuresQuery(client: DeskClient, days: Days | null) {
  return queryOptions({
    ...always,
    queryKey: [...deskKeys.figures, days],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const request = days === null ? {} : { FROM: days.from, UNTIL: days.until };
      return figuresFromWire(dataOf(await client('deskFigures', request)));
    },
  });
}

/** A page of the mails that do not leave; page 1 is the first. */
export function mailsQuery(client: DeskClient, page: number) {
  return queryOptions({
    ...always,
    queryKey: [...deskKeys.mails, page],
    placeholderData: keepPreviousData,
    queryFn: async () => deskMailsFromWire(dataOf(await client('deskMails', { SKIP: (page - 1) * mailPageSize }))),
  });
}

/** Makers, categories and a free number, for a new product. */
export function newProductQuery(client: DeskClient) {
  return queryOptions({
    ...always,
    queryKey: deskKeys.newProduct,
    queryFn: async () => choicesFromWire(dataOf(await client('deskNewProduct', {}))),
  });
}
