import type { CookieChoice } from '@platine/domain/machines/consent.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { CookieAnswers } from '../CookieAnswers.tsx';
import { NoticeBox } from '../NoticeBox.tsx';

type CookieBannerProps = {
  /** The current answer; null before the first one, when the banner cannot be closed without answering. */
  readonly choice: CookieChoice | null;
  /** Number of times the shopper has reopened it. */
  readonly asked?: number;
  /** Called with the shopper's new answer. */
  readonly onChosen: (choice: CookieChoice) => void;
  /** Called when the answer of before stays. */
  readonly onDismissed: () => void;
};

/** The question reopened from the footer, with all that it is about: accept and refuse side by side, of the same weight (D31). */
export function CookieBanner({ choice, asked = 0, onChosen, onDismissed }: CookieBannerProps) {
  return (
    <NoticeBox
      asked={asked}
      title={<FormattedMessage id="cookieBanner.title" />}
      buttons={
        <>
          <CookieAnswers onChosen={onChosen} />
          {choice !== null && (
            <Button variant="quiet" onClick={onDismissed}>
              <FormattedMessage id="cookieBanner.keep" />
            </Button>
          )}
        </>
      }
    >
      <p>
        <FormattedMessage
          id="cookieBanner.text"
          values={{
            policy: (
              <Link href={pagePaths.cookies}>
                <FormattedMessage id="page.cookies.title" />
              </Link>
            ),
          }}
        />
      </p>
      {choice !== null && (
        <p>
          <FormattedMessage id={choice === 'accepted' ? 'cookieBanner.accepted' : 'cookieBanner.refused'} />
        </p>
      )}
    </NoticeBox>
  );
}
