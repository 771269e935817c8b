import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CheckoutSection.module.css';

/** `open`: being edited; `done`: shown as a summary and can be reopened; `waiting`: an earlier section is incomplete. */
export type SectionState = 'open' | 'done' | 'waiting';

type CheckoutSectionProps = {
  /** Shown in the pad until the section is done. */
  readonly number: string;
  /** Heading; it also completes the name of the button that reopens the section. */
  readonly title: ReactNode;
  /** Whether it is edited, done, or waits for an earlier section. */
  readonly state: SectionState;
  /** The choices of a section that is done. */
  readonly summary: ReactNode;
  /** Called when the shopper wants to change a section that is done. */
  readonly onReopened: () => void;
  /** The form. It stays mounted once the section has been open. */
  readonly children: ReactNode;
};

/**
 * A section of the page /checkout. The sections open in order. A section that opens later than the page moves the focus to its heading.
 * Once opened, its content stays mounted while another section is open, so that input is not lost.
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
