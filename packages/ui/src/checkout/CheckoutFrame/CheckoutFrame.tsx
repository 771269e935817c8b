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
  readonly children: ReactNode;
};

/** The calm page that every step has: where one is, one column, and beside it what the order comes to. */
export function CheckoutFrame({ page, loggedIn, title, aside, children }: CheckoutFrameProps) {
  return (
    <div className={styles['root']} data-aside={aside !== undefined}>
      <div className={styles['head']}>
        <StepIndicator current={page} loggedIn={loggedIn} />
        <h1>{title}</h1>
      </div>
      <div className={styles['content']}>{children}</div>
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
    </div>
  );
}
