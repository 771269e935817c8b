import type { CartLimitRules } from '@platine/domain/cart/limit.ts';
import type { InferType } from 'yup';
import { list, section, text, wholeNumber } from './parts.ts';

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
