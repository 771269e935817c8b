import type { InferType } from 'yup';
import type { ContactTopic } from '@platine/domain/shop/departments.ts';
import { saferpayMeans } from '@platine/domain/payment/saferpayMeans.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import { list, oneWordOf, section, text, textLike, wholeNumber } from './parts.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const identity = section({
  name: text(40),
  company: text(),
  street: text(),
  zipCode: textLike(/^L-\d{4}$/, 'L-6925, because the shop is in Luxembourg'),
  city: text(),
  manager: text(),
  email: textLike(/^[^\s<>@,"]+@[^\s<>@,"]+\.[^\s<>@,"]+$/, 'service@shop.example'),
  phone: textLike(/^\+[\d ]{6,20}$/, '+352 00 00 00 00'),
  vatId: textLike(/^LU\d{8}$/, 'LU00000000'),
  register: text(),
  permit: text(),
});

const bank = section({
  name: text(),
  iban: textLike(/^[A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4}){3,8}$/, 'LU00 0000 0000 0000 0000'),
  bic: textLike(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, 'EXEMLULLXXX'),
  holder: text(70).optional(),
});

const clockTime = () => textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "'09:00', with quotes");

const span = section({ from: clockTime(), to: clockTime() }).test(
  'order',
  'ends before it begins: correct its times',
  ({ from, to }) => from < to,
);

const service = section({ firstDay: oneWordOf(weekdays), lastDay: oneWordOf(weekdays), spans: list(span, 1) }).test(
  'days',
  'has a lastDay before its firstDay: correct them',
  ({ firstDay, lastDay }) => weekdays.indexOf(firstDay) <= weekdays.indexOf(lastDay),
);

const department = () => text(60);
const departments = section({
  general: department(),
  order: department(),
  product: department(),
  withdrawal: department(),
  school: department(),
  feedback: department(),
} satisfies Record<ContactTopic, unknown>);

/** `shop.yaml`: who runs the shop, and when and where somebody answers. */
export const shopFile = section({
  identity,
  bank,
  // A folder of before this line leaves the choice to the account.
  saferpayMeans: list(oneWordOf(saferpayMeans)).optional(),
  registrations: list(section({ name: text(60), number: text(60) })),
  service,
  departments,
  // A folder of before this line has what the sample says.
  quoteDays: wholeNumber('the days for which a quote holds', 365).optional(),
});

/** The part of the shop that the file says. */
export function fromShopFile({
  identity: own,
  service: times,
  saferpayMeans: means = [],
  quoteDays = 30,
  ...same
}: InferType<typeof shopFile>): Pick<
  Shop,
  'identity' | 'bank' | 'saferpayMeans' | 'registrations' | 'service' | 'departments' | 'quoteDays'
> {
  const day = (name: (typeof weekdays)[number]) => weekdays.indexOf(name) + 1;
  const { firstDay, lastDay, spans } = times;
  return {
    ...same,
    identity: own,
    saferpayMeans: means,
    quoteDays,
    service: { firstDay: day(firstDay), lastDay: day(lastDay), spans },
  };
}
