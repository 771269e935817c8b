import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import { pageFromWire } from '@platine/domain/shop/pages/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { PageName } from '@platine/domain/shop/pages/page.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { contentQuery } from '../../queries/content.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { sessionQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { ContentView } from './ContentView.tsx';
import styles from './ContentScreen.module.css';

/** An information page (spec §2): shipping costs, legal notice, terms and the like. */
export function ContentScreen({
  page,
}: {
  /** Which of the shop's texts is shown. */
  readonly page: PageName;
}) {
  return (
    <article className={styles['page']}>
      <h1>
        <FormattedMessage id={`page.${page}.title`} />
      </h1>
      <ContentText page={page} />
    </article>
  );
}

function ContentText({ page }: { readonly page: PageName }) {
  const client = useApiClient();
  const language = useLanguage();
  const text = useQuery({ ...contentQuery(client, page), select: (answer) => pageFromWire(answer, language) });
  const outcome = outcomeOf(text);
  const { data: session } = useQuery(sessionQuery(client));
  if (outcome.kind === 'pending') return <ContentSkeleton />;
  if (outcome.kind !== 'data') return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  return <ContentView content={outcome.data} customerType={session?.customerType ?? defaultCustomerType} />;
}

function ContentSkeleton() {
  return (
    <div className={styles['text']} aria-busy="true">
      <p role="status">
        <VisuallyHidden>
          <FormattedMessage id="contentScreen.loading" />
        </VisuallyHidden>
      </p>
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine width="half" />
    </div>
  );
}
