import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '../domainForm.ts';
import type { FieldName } from '../fieldNames.ts';
import { ProblemText } from '../Field/ProblemText.tsx';
import styles from './ErrorSummary.module.css';

/** Labels of fields that differ from the default `field.{name}`. */
export type FieldLabels = Partial<Record<FieldName, ReactNode>>;

type ErrorSummaryProps = {
  /** In the order of the fields; nothing is shown without any. */
  readonly problems: readonly FormProblem[];
  /** Number of refused submissions; each new one moves the focus here. */
  readonly refusals: number;
  /** Labels that differ from the default ones. */
  readonly labels?: FieldLabels;
};

/** Lists the errors of a refused form, each as a link to its field. */
export function ErrorSummary({ problems, refusals, labels = {} }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const told = useRef(0);
  const shown = problems.length > 0;
  useEffect(() => {
    // Errors may arrive a moment after the refusal.
    if (!shown || told.current === refusals) return;
    told.current = refusals;
    root.current?.focus();
  }, [refusals, shown]);
  if (!shown) return null;
  return (
    <div ref={root} className={styles['root']} role="group" tabIndex={-1} aria-labelledby={titleId(problems)}>
      <p id={titleId(problems)} className={styles['title']}>
        <FormattedMessage id="form.problems" values={{ count: problems.length }} />
      </p>
      <ul className={styles['list']}>
        {problems.map(({ id, name, code }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              <FormattedMessage
                id="form.problem"
                values={{
                  field: labels[name] ?? <FormattedMessage id={`field.${name}`} />,
                  problem: <ProblemText name={name} code={code} />,
                }}
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The URL stays unchanged, so that Back leads to the previous page, not to another field. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

function titleId(problems: readonly FormProblem[]): string {
  return `${problems[0]?.id ?? ''}-summary`;
}
