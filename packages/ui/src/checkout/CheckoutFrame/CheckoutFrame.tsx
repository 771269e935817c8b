import type { ReactNode } from 'react';
import type { CheckoutPage } from '../StepIndicator/StepIndicator.tsx';
import { StepIndicator } from '../StepIndicator/StepIndicator.tsx';
import styles from './CheckoutFrame.module.css';

type CheckoutFrameProps = {
  readonly page: Exclude<CheckoutPage, 'cart'>;
  readonly loggedIn: boolean;
  readonly title: ReactNode;
  /** What the order comes to, always in sight. */
  readonly aside?: ReactNode;
  /** The same in a line, which a narrow screen keeps at its lower edge. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
};

/** The calm page that every step has: where one is, one column, and beside it what the order comes to. */
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
