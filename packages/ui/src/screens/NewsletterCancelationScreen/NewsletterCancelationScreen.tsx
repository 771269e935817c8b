import { NewsletterLink } from '../NewsletterLink/NewsletterLink.tsx';

type NewsletterCancelationScreenProps = {
  /** Hash from the mailed link, null without one. */
  readonly hash: string | null;
};

/** /newsletter/cancelation (spec §2). */
export function NewsletterCancelationScreen({ hash }: NewsletterCancelationScreenProps) {
  return <NewsletterLink purpose="cancelation" hash={hash} />;
}
