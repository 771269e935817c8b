import type { ReactNode } from 'react';
import type { CheckoutPage } from '../StepIndicator/StepIndicator.tsx';
import { StepIndicator } from '../StepIndicator/StepIndicator.tsx';
import styles from './CheckoutFrame.module.css';

type CheckoutFrameProps = {
  /** The step that is marked as the current one. */
  readonly page: Exclude<CheckoutPage, 'cart'>;
  /** A logged-in shopper skips the step `type`, which is no link then. */
  readonly loggedIn: boolean;
  /** The page's heading. */
  readonly title: ReactNode;
  /** The total of the order. It stays visible while the page scrolls. */
  readonly aside?: ReactNode;
  /** The total in one line, at the lower edge of a narrow screen. */
  readonly bar?: ReactNode;
  /** Forms and sections of the step. */
  readonly children: ReactNode;
};

/** The layout of every checkout page: step indicator, one column of content, and the total beside it. */
export function CheckoutFrame({ page, loggedIn, title, aside, bar, children }: CheckoutFrameProps) {
  return (
    <div>
      <div className={styles['root']} data-aside={aside !== undefined}>
        <div className={styles['head']}>
          <StepIndicator current={page} loggedIn={loggedIn} />
          <h1>{title}</h1>
        </div>
        <div className={styles['content']}>{children}</div>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </div>
      {bar !== undefined && <div className={styles['bar']}>{bar}</div>}
    </div>
  );
}
