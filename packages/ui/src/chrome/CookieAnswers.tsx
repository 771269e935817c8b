import type { CookieChoice } from '@platine/domain/machines/consent.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../components/Button/Button.tsx';

type CookieAnswersProps = {
  /** Called with the shopper's answer. */
  readonly onChosen: (choice: CookieChoice) => void;
};

/** The answers about optional cookies: refuse and accept side by side, of the same weight (D31). */
export function CookieAnswers({ onChosen }: CookieAnswersProps) {
  return (
    <>
      <Button variant="secondary" onClick={() => onChosen('refused')}>
        <FormattedMessage id="cookieBanner.refuse" />
      </Button>
      <Button variant="secondary" onClick={() => onChosen('accepted')}>
        <FormattedMessage id="cookieBanner.accept" />
      </Button>
    </>
  );
}
