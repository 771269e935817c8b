import type { CartLimitRules } from '@platine/domain/cart/limit.ts';
import type { InferType } from 'yup';
import { number } from 'yup';
import { list, section, text } from './parts.ts';

const wholeNumber = (name: string, most: number) =>
  number()
    .typeError(`must be ${name}: write it as a number`)
    .required('is missing: add it')
    .integer(`must be ${name}: write it without decimals`)
    .min(1, 'must be 1 at least: correct it')
    .max(most, `is more than ${most}: correct it`);

const pieces = () => wholeNumber('a number of pieces', 100_000);

/** `limits.yaml`: products of which a customer may have only so many pieces. */
export const limitsFile = section({
  educationalLine: section({
    manufacturers: list(wholeNumber('the number of a manufacturer', 999_999_999)),
    names: list(text(60)),
    pieces: pieces(),
  }),
  scarce: section({ skus: list(wholeNumber('the number of a product', 999_999_999)), pieces: pieces() }),
});

/** The part of the shop that the file says. */
export function fromLimitsFile({ educationalLine, scarce }: InferType<typeof limitsFile>): CartLimitRules {
  const { manufacturers: manufacturerIds, names, pieces: most } = educationalLine;
  return { educationalLine: { manufacturerIds, names, pieces: most }, scarce };
}
