import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CheckoutSection.module.css';

/** `open`: worked on now; `done`: shown in short and can be opened again; `waiting`: what comes before is not complete. */
export type SectionState = 'open' | 'done' | 'waiting';

type CheckoutSectionProps = {
  readonly number: string;
  readonly title: ReactNode;
  readonly state: SectionState;
  /** What was chosen, once it is done. */
  readonly summary: ReactNode;
  readonly onReopened: () => void;
  readonly children: ReactNode;
};

/** One of the sections that open in order. When one opens after another was done, the focus goes to its heading. */
export function CheckoutSection(props: CheckoutSectionProps) {
  const { number, title, state, summary, onReopened, children } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (state === 'open' && before.current !== 'open') heading.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <section className={styles['root']} data-state={state} aria-labelledby={headingId}>
      <div className={styles['head']}>
        <span className={styles['pad']} aria-hidden="true">
          {state === 'done' ? <Icon name="check" /> : number}
        </span>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        {state === 'done' && (
          <Button variant="quiet" onClick={onReopened}>
            <FormattedMessage id="checkout.change" />
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {state === 'done' && <div className={styles['summary']}>{summary}</div>}
      {state === 'open' && <div className={styles['content']}>{children}</div>}
    </section>
  );
}
