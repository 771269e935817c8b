import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { FieldBinding } from '../domainForm.ts';
import styles from './Field.module.css';
import { ProblemWords } from './ProblemWords.tsx';

type FieldProblemProps = {
  readonly field: FieldBinding;
  /** Instead of the usual words. */
  readonly children?: ReactNode;
};

/** What is wrong with a field: it describes the control, and is spoken when it comes while something is typed. */
export function FieldProblem({ field, children }: FieldProblemProps) {
  return (
    <p id={problemIdOf(field)} className={styles['problem']} aria-live="polite">
      {field.problem !== null && (
        <>
          <Icon name="error" />
          <span>{children ?? <ProblemWords name={field.name} code={field.problem} />}</span>
        </>
      )}
    </p>
  );
}

export function problemIdOf({ id }: FieldBinding): string {
  return `${id}-problem`;
}
