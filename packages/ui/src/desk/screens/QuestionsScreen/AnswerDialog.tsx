import { answerTemplateIds, templatesIn } from '@platine/domain/desk/answerTemplates.data.ts';
import type { DeskQuestion } from '@platine/domain/desk/deskQuestion.ts';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import fieldStyles from '../../../forms/Field/Field.module.css';
import { languageName } from '@platine/domain/language/locales.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import entryStyles from '../../parts/Entry.module.css';
import { SelectInput } from '../../parts/SelectInput.tsx';

type AnswerDialogProps = {
  readonly question: DeskQuestion;
  readonly busy: boolean;
  readonly failed: Failed | null;
  readonly onClosed: () => void;
  readonly onAnswered: (text: string) => void;
};

/** The answer to a question, in the language of the question. A template fills it in, to be completed. */
export function AnswerDialog({ question, busy, failed, onClosed, onAnswered }: AnswerDialogProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const [text, setText] = useState('');
  const templates = templatesIn(question.language);
  const titles = templatesIn(language) ?? templates;
  const take = (chosen: string) => {
    const known = answerTemplateIds.find((one) => one === chosen);
    if (known !== undefined && templates !== null) setText(templates[known].text);
  };
  return (
    <DeskDialog title={<FormattedMessage id="desk.question.answer" />} onClosed={onClosed} focusFirst="textarea">
      <form
        className={entryStyles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onAnswered(text.trim());
        }}
      >
        <p className={entryStyles['words']} translate="no">
          {question.message}
        </p>
        {titles !== null && templates !== null && (
          <SelectInput
            label={<FormattedMessage id="desk.question.template" />}
            defaultValue=""
            onChange={({ target }) => take(target.value)}
            options={[
              { value: '', name: formatMessage({ id: 'desk.question.noTemplate' }) },
              ...answerTemplateIds.map((value) => ({ value, name: titles[value].title })),
            ]}
          />
        )}
        <div className={fieldStyles['root']}>
          <label className={fieldStyles['label']} htmlFor={id}>
            <FormattedMessage id="desk.question.text" values={{ language: languageName(question.language) }} />
          </label>
          <textarea
            id={id}
            className={fieldStyles['control']}
            rows={8}
            required
            maxLength={5000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <p className={entryStyles['facts']}>
          <FormattedMessage id="desk.question.mail" values={{ email: question.email }} />
        </p>
        <DeskFailure failed={failed} />
        <Button type="submit" busy={busy}>
          <FormattedMessage id="desk.question.send" />
        </Button>
      </form>
    </DeskDialog>
  );
}
