import { useRef } from 'react';
import { lazyOnDemand } from '../../i18n/lazyPart.tsx';
import { useNear } from '../../interaction/useNear.ts';
import type { NewsletterSignUpProps } from '../NewsletterSignUp/NewsletterSignUp.tsx';
import styles from './NewsletterPlace.module.css';

const signUp = lazyOnDemand(() => import('../NewsletterSignUp/NewsletterSignUp.tsx'), 'NewsletterSignUp');

type NewsletterPlaceProps = {
  /** Null while it is unknown; the placeholder is empty then (spec §2, D26). */
  readonly customer: NewsletterSignUpProps | null;
};

/** Reserves the space of the newsletter's sign-up. Form code is large, so it is fetched when the place comes near the window. */
export function NewsletterPlace({ customer }: NewsletterPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className={styles['root']}>
      {near && customer !== null && <signUp.Part customerType={customer.customerType} country={customer.country} />}
    </div>
  );
}
