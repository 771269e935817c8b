import { questionLists, questionPageSize } from '@platine/domain/desk/questionLists.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { useDeskClient } from '../../DeskProvider.tsx';
import { deskQuestionsPath, questionsPlaceOf } from '../../deskPaths.ts';
import { Answered } from '../../parts/Answered.tsx';
import { Lists } from '../../parts/Lists.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { questionsQuery } from '../../queries.ts';
import { QuestionList } from './QuestionList.tsx';

/** Messages of the contact form, to be answered by mail or closed (D33). */
export function QuestionsScreen() {
  const place = questionsPlaceOf(useSearch());
  const query = useQuery(questionsQuery(useDeskClient(), place));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.questions" />
      </h1>
      <Lists
        lists={questionLists.map((list) => ({
          name: <FormattedMessage id={`desk.questionList.${list}`} />,
          href: deskQuestionsPath({ list }),
          isOpen: list === place.list,
        }))}
      />
      <Answered query={query}>
        {({ questions, count }) => (
          <>
            <QuestionList key={place.list} questions={questions} />
            <Pages
              page={place.page}
              pages={Math.ceil(count / questionPageSize)}
              pathOf={(page) => deskQuestionsPath({ ...place, page })}
            />
          </>
        )}
      </Answered>
    </>
  );
}
