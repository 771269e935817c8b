import type { Carriers } from '@platine/domain/shipping/carriers.ts';
import { carrierPattern } from '@platine/domain/shipping/carriers.ts';
import { isHandedOver, shippingMethods } from '@platine/domain/shipping/methods.ts';
import type { InferType } from 'yup';
import { list, oneWordOf, section, text, textLike } from './parts.ts';

const carried = shippingMethods.filter((method) => !isHandedOver(method));

const carrier = section({
  code: textLike(carrierPattern, 'dhl'),
  name: text(60),
  track: text(300)
    .test('page', 'must be an https address with {number} in it: correct it', (address) => isTrackingPage(address))
    .optional(),
  methods: list(oneWordOf(carried)).optional(),
});

function isTrackingPage(address: string | undefined): boolean {
  if (address === undefined) return true;
  return address.includes('{number}') && URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** `carriers.yaml`: the carriers that parcels are handed to, and their pages that follow a parcel. */
export const carriersFile = section({
  carriers: list(carrier, 1)
    .test('codes', 'name a code twice: give each carrier its own', (all) => areDifferent(all.map(({ code }) => code)))
    .test('methods', 'name a shipping method twice: leave it with one carrier', (all) =>
      areDifferent(all.flatMap(({ methods = [] }) => methods)),
    ),
});

function areDifferent(words: readonly string[]): boolean {
  return new Set(words).size === words.length;
}

/** The part of the shop that the file says. */
export function fromCarriersFile({ carriers }: InferType<typeof carriersFile>): Carriers {
  return Object.fromEntries(
    carriers.map(({ code, name, track = null, methods = [] }) => [code, { name, link: track, methods }]),
  );
}
