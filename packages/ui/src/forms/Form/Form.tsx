import type { ReactNode } from 'react';
import type { DomainForm } from '../domainForm.ts';
import type { FieldLabels } from '../ErrorSummary/ErrorSummary.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import styles from './Form.module.css';

type FormProps = {
  readonly form: Pick<DomainForm, 'onSubmit' | 'problems' | 'refusals' | 'errorFocus'>;
  /** Names the form where a page has several. */
  readonly 'aria-labelledby'?: string;
  /** For the summary: fields that do not have their usual name. */
  readonly labels?: FieldLabels;
  readonly children: ReactNode;
};

/** A form's frame: what is wrong first, then its parts, one below the other. The domain's rules judge, never the browser's. */
export function Form({ form, labels, children, ...rest }: FormProps) {
  return (
    <form className={styles['root']} noValidate onSubmit={form.onSubmit} aria-labelledby={rest['aria-labelledby']}>
      {form.errorFocus === 'summary' && (
        <ErrorSummary problems={form.problems} refusals={form.refusals} labels={labels ?? {}} />
      )}
      {children}
    </form>
  );
}
