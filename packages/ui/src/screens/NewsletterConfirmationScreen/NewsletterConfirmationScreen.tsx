import { NewsletterLink } from '../NewsletterLink/NewsletterLink.tsx';

type NewsletterConfirmationScreenProps = {
  /** From the mailed link; null when the address has none. */
  readonly hash: string | null;
};

/** /newsletter/confirmation (spec §2). */
export function NewsletterConfirmationScreen({ hash }: NewsletterConfirmationScreenProps) {
  return <NewsletterLink purpose="confirmation" hash={hash} />;
}
