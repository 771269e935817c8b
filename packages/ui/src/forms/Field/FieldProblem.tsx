import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { FieldBinding } from '../domainForm.ts';
import styles from './Field.module.css';
import { ProblemText } from './ProblemText.tsx';
import { useFocusWithin } from './useFocusWithin.ts';

type FieldProblemProps = {
  /** Nothing is shown while it has no problem. */
  readonly field: FieldBinding;
  /** Replaces the default error message. */
  readonly children?: ReactNode;
};

/**
 * Error of a field. It describes the control, and is announced only while the shopper is at the field; the error
 * summary announces all errors of a refused form.
 */
export function FieldProblem({ field, children }: FieldProblemProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const attended = useFocusWithin(words);
  return (
    <p ref={words} id={problemIdOf(field)} className={styles['problem']} aria-live={attended ? 'polite' : 'off'}>
      {field.problem !== null && (
        <>
          <Icon name="error" />
          <span>{children ?? <ProblemText name={field.name} code={field.problem} />}</span>
        </>
      )}
    </p>
  );
}

export function problemIdOf({ id }: FieldBinding): string {
  return `${id}-problem`;
}
