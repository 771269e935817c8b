import type { DeskQuestion } from '@platine/domain/desk/deskQuestion.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import entryStyles from '../../parts/Entry.module.css';
import { useMayDo } from '../../parts/useMayDo.ts';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { Question } from './Question.tsx';

export function QuestionList({ questions }: { readonly questions: readonly DeskQuestion[] }) {
  const queryClient = useQueryClient();
  const mayAct = useMayDo('orders');
  const [answering, setAnswering] = useState<DeskQuestion | null>(null);
  const [faster, setFaster] = useState<string | null>(null);
  const { make, busy, failed } = useDeskCall('deskCloseQuestion', ({ RESULT, QUESTION }) => {
    setAnswering(null);
    setFaster(RESULT === 'conflict' ? QUESTION.CLOSED_BY : null);
    void queryClient.invalidateQueries({ queryKey: deskKeys.questions });
  });
  return (
    <>
      {answering === null && <DeskFailure failed={failed} />}
      {faster !== null && (
        <Notice kind="warning">
          <FormattedMessage id="desk.faster" values={{ by: faster }} />
        </Notice>
      )}
      {questions.length === 0 && <EmptyState title={<FormattedMessage id="desk.nothingToDo" />} />}
      <ul role="list">
        {questions.map((one) => (
          <li key={one.id} className={entryStyles['root']} data-open={one.closedBy === ''}>
            <Question
              question={one}
              {...(mayAct && { onAnswer: () => setAnswering(one), onClose: () => make({ ID: one.id, TEXT: '' }) })}
            />
          </li>
        ))}
      </ul>
      {answering !== null && (
        <AnswerDialog
          question={answering}
          busy={busy}
          failed={failed}
          onClosed={() => setAnswering(null)}
          onAnswered={(text) => make({ ID: answering.id, TEXT: text })}
        />
      )}
    </>
  );
}
