import type { ReactNode } from 'react';
import type { DomainForm } from '../domainForm.ts';
import type { FieldLabels } from '../ErrorSummary/ErrorSummary.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import styles from './Form.module.css';

type FormProps = {
  /** As `useDomainForm` returns it. */
  readonly form: Pick<DomainForm, 'onSubmit' | 'problems' | 'refusals' | 'errorFocus'>;
  /** Id of the element that names the form, where a page has several. */
  readonly 'aria-labelledby'?: string;
  /** Labels for the error summary, where fields differ from their default name. */
  readonly labels?: FieldLabels;
  /** Fields, FormFailure and buttons, in this order. */
  readonly children: ReactNode;
};

/**
 * A form with its error summary first and its fields below. Validation is the domain's; the browser's is turned off.
 */
export function Form({ form, labels, children, ...rest }: FormProps) {
  return (
    // Before hydration, a form of method "dialog" keeps its entries to itself: any other would send them in the address.
    <form
      className={styles['root']}
      method="dialog"
      noValidate
      onSubmit={form.onSubmit}
      aria-labelledby={rest['aria-labelledby']}
    >
      {form.errorFocus === 'summary' && (
        <ErrorSummary problems={form.problems} refusals={form.refusals} labels={labels ?? {}} />
      )}
      {children}
    </form>
  );
}
