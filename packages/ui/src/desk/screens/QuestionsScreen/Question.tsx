import type { DeskQuestion } from '@platine/domain/desk/deskQuestion.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { languageName } from '@platine/domain/language/locales.ts';
import { timeZone } from '../../../i18n/locales.ts';
import { deskOrdersPath } from '../../deskPaths.ts';
import entryStyles from '../../parts/Entry.module.css';

type QuestionProps = {
  readonly question: DeskQuestion;
  /** Missing for who only reads. */
  readonly onAnswer?: () => void;
  /** Closes it without an answer. */
  readonly onClose?: () => void;
};

/** A question with all that its author has entered, and its answer. */
export function Question({ question, onAnswer, onClose }: QuestionProps) {
  const { name, company, email, phone, department, orderNumber, sku, message, closedBy, answer } = question;
  const { formatDate } = useIntl();
  const about = [company, phone, department, languageName(question.language)].filter((text) => text !== '');
  return (
    <>
      <p className={entryStyles['title']} translate="no">
        {name}
      </p>
      <p className={entryStyles['facts']}>
        {formatDate(question.at, { timeZone, dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>{' '}
        · {about.join(' · ')}
      </p>
      {orderNumber !== '' && (
        <p className={entryStyles['facts']}>
          <Link href={deskOrdersPath({ text: orderNumber })}>
            <FormattedMessage id="desk.question.order" values={{ number: orderNumber }} />
          </Link>
        </p>
      )}
      {sku !== null && (
        <p className={entryStyles['facts']}>
          <a href={`/product/${sku}`} target="_blank" rel="noreferrer">
            <FormattedMessage id="desk.question.product" values={{ sku: String(sku) }} />
          </a>
        </p>
      )}
      <p className={entryStyles['words']} translate="no">
        {message}
      </p>
      {closedBy === '' ? (
        onAnswer !== undefined && (
          <div className={entryStyles['acts']}>
            <Button variant="secondary" onClick={onAnswer}>
              <FormattedMessage id="desk.question.answer" />
            </Button>
            <Button variant="quiet" onClick={onClose}>
              <FormattedMessage id="desk.question.close" />
            </Button>
          </div>
        )
      ) : (
        <>
          <p className={entryStyles['facts']}>
            <FormattedMessage
              id={answer === '' ? 'desk.question.closedBy' : 'desk.question.answeredBy'}
              values={{ by: closedBy }}
            />
          </p>
          {answer !== '' && (
            <p className={entryStyles['words']} translate="no">
              {answer}
            </p>
          )}
        </>
      )}
    </>
  );
}
