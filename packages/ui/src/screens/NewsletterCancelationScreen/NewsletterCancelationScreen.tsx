import { NewsletterLink } from '../NewsletterLink/NewsletterLink.tsx';

type NewsletterCancelationScreenProps = {
  /** From the mailed link; null when the address has none. */
  readonly hash: string | null;
};

/** /newsletter/cancelation (spec §2). */
export function NewsletterCancelationScreen({ hash }: NewsletterCancelationScreenProps) {
  return <NewsletterLink purpose="cancelation" hash={hash} />;
}
