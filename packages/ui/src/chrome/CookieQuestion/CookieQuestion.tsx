import type { CookieChoice } from '@platine/domain/machines/consent.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { CookieAnswers } from '../CookieAnswers.tsx';
import { QuestionLine } from '../QuestionLine.tsx';

type CookieQuestionProps = {
  /** Called with the shopper's answer; null while the page cannot take one yet: the question stands there without its buttons. */
  readonly onChosen: ((choice: CookieChoice) => void) | null;
};

/** The first question about optional cookies: accept and refuse side by side, of the same weight (D31). It stays until it is answered. */
export function CookieQuestion({ onChosen }: CookieQuestionProps) {
  const intl = useIntl();
  return (
    <QuestionLine
      announced={onChosen !== null}
      label={intl.formatMessage({ id: 'cookieBanner.title' })}
      buttons={onChosen !== null && <CookieAnswers onChosen={onChosen} />}
    >
      <FormattedMessage
        id="cookieBanner.question"
        values={{
          policy: (
            <Link href={pagePaths.cookies}>
              <FormattedMessage id="page.cookies.title" />
            </Link>
          ),
        }}
      />
    </QuestionLine>
  );
}
