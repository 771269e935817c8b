import { stepPaths } from '@platine/domain/machines/checkoutSteps.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import styles from './StepIndicator.module.css';

/** The pages of the checkout in their order (D25). */
const pages = ['cart', 'type', 'delivery', 'summary', 'done'] as const;
export type CheckoutPage = (typeof pages)[number];

const paths = {
  cart: stepPaths.cart,
  type: stepPaths.type,
  delivery: stepPaths.addresses,
  summary: stepPaths.summary,
} as const;

type StepIndicatorProps = {
  /** The page that is shown. Pages before it are links. */
  readonly current: Exclude<CheckoutPage, 'cart'>;
  /** A logged-in shopper skips the step `type`, so it is no link. */
  readonly loggedIn: boolean;
};

/** The pages of the checkout with the current one marked. Earlier pages are links until the order is placed. */
export function StepIndicator({ current, loggedIn }: StepIndicatorProps) {
  const label = useIntl().formatMessage({ id: 'checkout.steps' });
  const at = pages.indexOf(current);
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles['root']}>
        {pages.map((page, index) => (
          <li
            key={page}
            className={styles['step']}
            data-state={stateOf(index, at)}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles['pad']} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles['name']}>
              <StepName page={page} linked={index < at && current !== 'done' && !(loggedIn && page === 'type')} />
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateOf(index: number, at: number) {
  if (index === at) return 'current';
  return index < at ? 'past' : 'ahead';
}

function StepName({ page, linked }: { readonly page: CheckoutPage; readonly linked: boolean }) {
  const name = <FormattedMessage id={`checkout.step.${page}`} />;
  if (!linked || page === 'done') return name;
  return <Link href={paths[page]}>{name}</Link>;
}
