import { validationMessageKey } from '@platine/domain/errors/validationMessages.ts';
import type { ValidationCode } from '@platine/domain/validation/codes.ts';
import { fieldLimits } from '@platine/domain/validation/limits.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import type { FieldName } from '../fieldNames.ts';

type ProblemTextProps = {
  /** Decides the words, and the lengths in them. */
  readonly name: FieldName;
  /** The broken rule of the domain. */
  readonly code: ValidationCode;
};

/** Message for a broken rule, including the field's length limits where it mentions them (spec §5). */
export function ProblemText({ name, code }: ProblemTextProps) {
  const { number } = useFormats();
  const { minimum, maximum } = hasLimits(name) ? fieldLimits[name] : unbounded;
  return (
    <FormattedMessage
      id={validationMessageKey(name, code)}
      values={{ minimum: number(minimum), maximum: number(maximum) }}
    />
  );
}

/** Fields without a length rule never show a length message. */
const unbounded = { minimum: 0, maximum: 0 };

function hasLimits(name: string): name is keyof typeof fieldLimits {
  return Object.hasOwn(fieldLimits, name);
}
