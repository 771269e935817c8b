import { NewsletterLink } from '../NewsletterLink/NewsletterLink.tsx';

type NewsletterConfirmationScreenProps = {
  /** Hash from the mailed link, null without one. */
  readonly hash: string | null;
};

/** /newsletter/confirmation (spec §2). */
export function NewsletterConfirmationScreen({ hash }: NewsletterConfirmationScreenProps) {
  return <NewsletterLink purpose="confirmation" hash={hash} />;
}
