import type { LabelCodes } from '@platine/domain/shipping/labels.ts';
import type { MethodTerms, ShippingTerms } from '@platine/domain/shipping/methods.ts';
import { shippingMethods } from '@platine/domain/shipping/methods.ts';
import type { InferType } from 'yup';
import { boolean, number, string } from 'yup';
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

/** The code of an option, with its functions after a slash. */
const label = () =>
  string()
    .typeError('must be text: put it in quotes')
    .matches(/^[a-z\d_]+:[\w.,:/=+-]{1,100}$/, 'must be like sendcloud:letter: correct it')
    .optional();

const carried = () =>
  section({
    name: name(),
    note: note(),
    days: section({ eu: span(), international: span() }),
    tracking: isTracked(),
    label: label(),
  });

/** The shop chooses the carrier: there is no time of its own. */
const untimed = () => section({ name: name(), note: note(), label: label() });

/** No carrier is needed. */
const handedOver = () => section({ name: name(), note: note() });

/** `shipping.yaml`: names, texts and times of the shipping methods. Their prices are in `delivery.yaml`. */
export const shippingFile = section({
  UPS_SAVER: carried(),
  DHL_EXPRESS: carried(),
  TNT: carried(),
  DPD_CLASSIC: carried(),
  ECONOMY: carried(),
  FREE_SHIPPING: untimed(),
  PICKUP: handedOver(),
  EXTERN_LOGISTIC_PICKUP: handedOver(),
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

/** The codes that the file names. */
export function labelCodesOf(file: File): LabelCodes {
  return Object.fromEntries(
    shippingMethods.flatMap((method) => {
      const terms = file[method];
      return 'label' in terms && terms.label !== undefined ? [[method, terms.label]] : [];
    }),
  );
}

/** Sendcloud's option for trials. */
const unstamped = 'sendcloud:letter';

/** A sentence for the operator about labels that no carrier takes; null when none has the option for trials. */
export function unstampedLabels(labels: LabelCodes): string | null {
  const methods = shippingMethods.filter((method) => labels[method] === unstamped);
  if (methods.length === 0) return null;
  return `shipping.yaml: the labels of ${methods.join(', ')} are ${unstamped}, which is without postage: put the codes of your carriers there before you send with them.`;
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
