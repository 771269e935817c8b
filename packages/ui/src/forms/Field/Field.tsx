import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldBinding } from '../domainForm.ts';
import styles from './Field.module.css';
import { FieldProblem, problemIdOf } from './FieldProblem.tsx';

/** Props shared by all fields. */
export type LabelledField = {
  /** Id, name, value and problem, as the form's `field(…)` gives them. */
  readonly field: FieldBinding;
  /** Replaces the default label `field.{name}`; pass the same to the form's error summary. */
  readonly label?: ReactNode;
  /** Help that is always shown, below the control. */
  readonly hint?: ReactNode;
  /** The field may stay empty; the label says so. */
  readonly optional?: boolean;
};

type FieldProps = LabelledField & {
  /** The control, with `controlProps` spread on it. */
  readonly children: ReactNode;
  /** Replaces the default error message. */
  readonly problem?: ReactNode;
};

/** A control with its label above, and its hint and error below. */
export function Field({ field, label, hint, optional = false, problem, children }: FieldProps) {
  return (
    <div className={styles['root']}>
      <label className={styles['label']} htmlFor={field.id}>
        {label ?? <FormattedMessage id={`field.${field.name}`} />}
        {optional && (
          <>
            {' '}
            <span className={styles['optional']}>
              <FormattedMessage id="form.optional" />
            </span>
          </>
        )}
      </label>
      {children}
      <FieldHint field={field} hint={hint} />
      <FieldProblem field={field}>{problem}</FieldProblem>
    </div>
  );
}

export function FieldHint({ field, hint }: Pick<LabelledField, 'field' | 'hint'>) {
  if (hint === undefined) return null;
  return (
    <p id={hintId(field)} className={styles['hint']}>
      {hint}
    </p>
  );
}

/** Attributes that connect a control with its label, hint and error. Spread them on the control. */
export function controlProps({ field, hint, optional = false }: LabelledField) {
  return {
    ...field.registered,
    ...describedBy({ field, hint }),
    id: field.id,
    defaultValue: typeof field.drawn === 'string' ? field.drawn : undefined,
    'aria-required': !optional,
  };
}

export function describedBy({ field, hint }: Pick<LabelledField, 'field' | 'hint'>) {
  const refused = field.problem !== null;
  const descriptions = [...(hint === undefined ? [] : [hintId(field)]), ...(refused ? [problemIdOf(field)] : [])];
  return {
    'aria-invalid': refused,
    'aria-describedby': descriptions.length === 0 ? undefined : descriptions.join(' '),
  };
}

function hintId({ id }: FieldBinding): string {
  return `${id}-hint`;
}
