import type { ComponentType } from 'react';
import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../interaction/useNear.ts';
import type { NewsletterSignUpProps } from './NewsletterSignUp/NewsletterSignUp.tsx';
import styles from './LaterNewsletter.module.css';

/** Without its code the footer has no sign-up; everything else in it works. */
const SignUp = lazy<ComponentType<NewsletterSignUpProps>>(() =>
  import('./NewsletterSignUp/NewsletterSignUp.tsx').then(
    ({ NewsletterSignUp }) => ({ default: NewsletterSignUp }),
    () => ({ default: () => null }),
  ),
);

type LaterNewsletterProps = {
  /** Null until it is known who is there: then nothing is drawn, but the place is held (spec §2, D26). */
  readonly customer: NewsletterSignUpProps | null;
};

/** The newsletter's sign-up. Forms are heavy: its code is fetched when the foot of the page comes near. */
export function LaterNewsletter({ customer }: LaterNewsletterProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className={styles['root']}>
      {near && customer !== null && (
        <Suspense fallback={null}>
          <SignUp customerType={customer.customerType} country={customer.country} />
        </Suspense>
      )}
    </div>
  );
}
