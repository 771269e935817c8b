import { maximumBoards, maximumText } from '@platine/domain/partsList/limits.ts';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import fieldStyles from '../../forms/Field/Field.module.css';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import type { SentPartsList } from '../../queries/partsList.ts';
import { orderByListPath } from '../../routing/paths.ts';
import styles from './OrderByListScreen.module.css';

type ListFormProps = {
  readonly sent: Pick<SentPartsList, 'text' | 'boards' | 'problem' | 'failure'>;
  readonly busy: boolean;
  readonly onSent: ComponentProps<'form'>['onSubmit'];
};

/** The list, pasted or as a file. A plain form, which the browser sends to the page's own address where there is no script. */
export function ListForm({ sent, busy, onSent }: ListFormProps) {
  const { text, boards, problem, failure } = sent;
  const refused = (field: 'TEXT' | 'FILE') => problem?.field === field;
  return (
    <form
      method="post"
      action={orderByListPath}
      encType="multipart/form-data"
      className={styles['form']}
      onSubmit={onSent}
    >
      <LabelledControl
        id="TEXT"
        label={<FormattedMessage id="orderByListScreen.text" />}
        hint={<FormattedMessage id="orderByListScreen.textHint" />}
        problem={refused('TEXT') && <ListProblemText problem={problem} />}
      >
        {(described) => (
          <textarea
            {...described}
            className={fieldStyles['control']}
            id="TEXT"
            name="TEXT"
            rows={8}
            maxLength={maximumText}
            defaultValue={text}
            spellCheck={false}
          />
        )}
      </LabelledControl>
      <div className={styles['beside']}>
        <LabelledControl
          id="FILE"
          label={<FormattedMessage id="orderByListScreen.file" />}
          hint={<FormattedMessage id="orderByListScreen.fileHint" />}
          problem={refused('FILE') && <ListProblemText problem={problem} />}
        >
          {(described) => (
            <input
              {...described}
              className={styles['file']}
              id="FILE"
              name="FILE"
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
            />
          )}
        </LabelledControl>
        <LabelledControl
          id="BOARDS"
          label={<FormattedMessage id="orderByListScreen.boards" />}
          hint={<FormattedMessage id="orderByListScreen.boardsHint" />}
          problem={null}
        >
          {(described) => (
            <input
              {...described}
              className={fieldStyles['control']}
              id="BOARDS"
              name="BOARDS"
              type="number"
              inputMode="numeric"
              min={1}
              max={maximumBoards}
              required
              defaultValue={boards}
            />
          )}
        </LabelledControl>
      </div>
      <FormFailure failure={problem === null ? failure : null} />
      <div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="orderByListScreen.read" />
        </Button>
      </div>
    </form>
  );
}

type LabelledControlProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** Says why the last list was refused for this field. */
  readonly problem: ReactNode;
  readonly children: (described: { 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
};

function LabelledControl({ id, label, hint, problem, children }: LabelledControlProps) {
  const refused = Boolean(problem);
  return (
    <div className={fieldStyles['root']}>
      <label className={fieldStyles['label']} htmlFor={id}>
        {label}
      </label>
      {children({ 'aria-describedby': refused ? `${id}-hint ${id}-problem` : `${id}-hint`, 'aria-invalid': refused })}
      <p id={`${id}-hint`} className={fieldStyles['hint']}>
        {hint}
      </p>
      {refused && (
        <p id={`${id}-problem`} className={fieldStyles['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function ListProblemText({ problem }: { readonly problem: SentPartsList['problem'] }) {
  if (problem === null) return null;
  const { code } = problem;
  const known = code === 'REQUIRED' || code === 'TOO_LONG' ? code : 'FORMAT';
  return <FormattedMessage id={`orderByListScreen.problem.${known}`} />;
}
