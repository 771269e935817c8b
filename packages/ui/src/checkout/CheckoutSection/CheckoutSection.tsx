import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
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

/**
 * One of the sections that open in order. When one opens after another was done, the focus goes to its heading. What was begun in it
 * stays, out of sight, while another one is open: nothing typed is lost.
 */
export function CheckoutSection(props: CheckoutSectionProps) {
  const { number, title, state, summary, onReopened, children } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  const [begun, setBegun] = useState(state === 'open');
  if (state === 'open' && !begun) setBegun(true);
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
      {begun && (
        <div className={styles['content']} hidden={state !== 'open'}>
          {children}
        </div>
      )}
    </section>
  );
}
