import type { MethodTerms, ShippingTerms } from '@platine/domain/shipping/methods.ts';
import type { InferType } from 'yup';
import { boolean, number } from 'yup';
import { list, optionalTexts, section, texts, toTexts } from './parts.ts';

const name = () => texts(60);
const note = () => optionalTexts(300);

const day = () =>
  number()
    .typeError('must be a number of days: write it as a number')
    .required('is missing: add it')
    .integer('must be whole days: round it')
    .min(1, 'must be 1 day at least: correct it')
    .max(100, 'is more than 100 days: correct it');

/** From so many days to so many. */
const span = () =>
  list(day()).test('two', 'must be like [1, 3], the shortest first: correct it', (days) => {
    const [from = 0, to = 0] = days;
    return days.length === 2 && from <= to;
  });

const isTracked = () => boolean().typeError('must be true or false: correct it').required('is missing: add it');

const carried = () =>
  section({ name: name(), note: note(), days: section({ eu: span(), international: span() }), tracking: isTracked() });

/** The shop chooses the carrier, or none is needed: there is no time of its own. */
const untimed = () => section({ name: name(), note: note() });

/** `shipping.yaml`: names, texts and times of the shipping methods. Their prices are in `delivery.yaml`. */
export const shippingFile = section({
  UPS_SAVER: carried(),
  DHL_EXPRESS: carried(),
  TNT: carried(),
  DPD_CLASSIC: carried(),
  ECONOMY: carried(),
  FREE_SHIPPING: untimed(),
  PICKUP: untimed(),
  EXTERN_LOGISTIC_PICKUP: untimed(),
});

type File = InferType<typeof shippingFile>;

/** The part of the shop that the file says. */
export function fromShippingFile(file: File): ShippingTerms {
  return {
    UPS_SAVER: carriedTerms(file.UPS_SAVER),
    DHL_EXPRESS: carriedTerms(file.DHL_EXPRESS),
    TNT: carriedTerms(file.TNT),
    DPD_CLASSIC: carriedTerms(file.DPD_CLASSIC),
    ECONOMY: carriedTerms(file.ECONOMY),
    FREE_SHIPPING: untimedTerms(file.FREE_SHIPPING),
    PICKUP: untimedTerms(file.PICKUP),
    EXTERN_LOGISTIC_PICKUP: untimedTerms(file.EXTERN_LOGISTIC_PICKUP),
  };
}

function untimedTerms({ name: named, note: noted }: File['PICKUP']): MethodTerms {
  return { name: toTexts(named), note: noted === undefined ? null : toTexts(noted), transit: null, tracking: null };
}

function carriedTerms({ days, tracking, ...named }: File['TNT']): MethodTerms {
  const transit = { eu: spanOf(days.eu), international: spanOf(days.international) };
  return { ...untimedTerms(named), transit, tracking };
}

function spanOf([from = 0, to = 0]: readonly number[]) {
  return { from, to };
}
