import { mailPageSize } from '@platine/domain/desk/mailKinds.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { useDeskClient } from '../../DeskProvider.tsx';
import { deskMailsPath, deskPageOf } from '../../deskPaths.ts';
import { Answered } from '../../parts/Answered.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { mailsQuery } from '../../queries.ts';
import { MailActs } from './MailActs.tsx';
import { MailList } from './MailList.tsx';

/** Mails that the mail server refuses: why, and when the shop tries again by itself. */
export function MailsScreen() {
  const page = deskPageOf(useSearch());
  const query = useQuery(mailsQuery(useDeskClient(), page));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.list.mails" />
      </h1>
      <Answered query={query}>
        {(found) => (
          <>
            <MailList found={found} />
            <Pages page={page} pages={Math.ceil(found.count / mailPageSize)} pathOf={deskMailsPath} />
            <MailActs acts={found.acts} />
          </>
        )}
      </Answered>
    </>
  );
}
