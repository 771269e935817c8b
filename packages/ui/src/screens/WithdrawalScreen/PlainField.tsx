import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import fieldStyles from '../../forms/Field/Field.module.css';
import type { WithdrawalField } from './withdrawalForms.ts';

type PlainFieldProps = {
  readonly name: WithdrawalField;
  readonly type?: 'text' | 'email';
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly initial: string | undefined;
  readonly limits: { readonly minimum: number; readonly maximum: number };
  readonly autoComplete: string;
  /** The shop has refused the last entry. */
  readonly refused: boolean;
};

/** A required text field that the browser checks, for forms without script. */
export function PlainField({
  name,
  type = 'text',
  label,
  hint,
  initial,
  limits,
  autoComplete,
  refused,
}: PlainFieldProps) {
  const ids = [...(hint === undefined ? [] : [`${name}-hint`]), ...(refused ? [`${name}-problem`] : [])];
  return (
    <div className={fieldStyles['root']}>
      <label className={fieldStyles['label']} htmlFor={name}>
        {label}
      </label>
      <input
        className={fieldStyles['control']}
        id={name}
        name={name}
        type={type}
        required
        minLength={limits.minimum}
        maxLength={limits.maximum}
        defaultValue={initial}
        autoComplete={autoComplete}
        aria-invalid={refused}
        aria-describedby={ids.length === 0 ? undefined : ids.join(' ')}
      />
      {hint !== undefined && (
        <p id={`${name}-hint`} className={fieldStyles['hint']}>
          {hint}
        </p>
      )}
      {refused && (
        <p id={`${name}-problem`} className={fieldStyles['problem']}>
          <FormattedMessage id={`withdrawalScreen.problem.${name}`} />
        </p>
      )}
    </div>
  );
}
