import { useRef } from 'react';
import { laterPart } from '../i18n/laterPart.tsx';
import { useNear } from '../interaction/useNear.ts';
import { useSomebodyIsThere } from '../interaction/useSomebodyIsThere.ts';
import type { NewsletterSignUpProps } from './NewsletterSignUp/NewsletterSignUp.tsx';
import styles from './LaterNewsletter.module.css';

const loadSignUp = async () => (await import('./NewsletterSignUp/NewsletterSignUp.tsx')).NewsletterSignUp;
/** Without its code the footer has no sign-up; everything else in it works. */
const SignUp = laterPart(loadSignUp);

type LaterNewsletterProps = {
  /** Null until it is known who is there: then nothing is drawn, but the place is held (spec §2, D26). */
  readonly customer: NewsletterSignUpProps | null;
};

/** The newsletter's sign-up. Forms are heavy: its code is fetched when the foot of the page comes near to somebody. */
export function LaterNewsletter({ customer }: LaterNewsletterProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const there = useSomebodyIsThere();
  return (
    <div ref={place} className={styles['root']}>
      {near && there && customer !== null && <SignUp customerType={customer.customerType} country={customer.country} />}
    </div>
  );
}
