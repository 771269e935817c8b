import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { FieldBinding } from '../domainForm.ts';
import styles from './Field.module.css';
import { ProblemText } from './ProblemText.tsx';
import { useFocusWithin } from './useFocusWithin.ts';

type FieldProblemProps = {
  readonly field: FieldBinding;
  /** Instead of the usual words. */
  readonly children?: ReactNode;
};

/**
 * What is wrong with a field: it describes the control, and is spoken when it comes while the shopper is there. The others of a refused
 * form stay silent: its summary has said them with their names.
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
