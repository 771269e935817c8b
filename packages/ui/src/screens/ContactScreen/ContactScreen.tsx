import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { SideBar } from '../../chrome/SideBar/SideBar.tsx';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { freeShippingQuery } from '../../queries/freeShipping.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { sessionQuery } from '../../queries/session.ts';
import type { ContactAbout } from './contactAbout.ts';
import { ContactRequest } from './ContactRequest.tsx';
import styles from './ContactScreen.module.css';

type ContactScreenProps = {
  /** Topic, page or product that the address names. */
  readonly about: ContactAbout;
};

/** /contact (spec §2, D33). Known customer data is prefilled; the form works even if the session cannot be loaded. */
export function ContactScreen({ about }: ContactScreenProps) {
  const [written, setWritten] = useState(0);
  const client = useApiClient();
  const outcome = outcomeOf(useQuery(sessionQuery(client)));
  const { data: offers = [] } = useQuery(freeShippingQuery(client));
  const session = outcome.kind === 'data' ? outcome.data : null;
  return (
    <div className={styles['root']}>
      <div className={styles['request']}>
        {outcome.kind === 'pending' ? (
          <ContactSkeleton />
        ) : (
          <ContactRequest key={written} about={about} session={session} onAgain={() => setWritten(written + 1)} />
        )}
      </div>
      <SideBar cart={session?.cart ?? null} offers={offers} />
    </div>
  );
}

function ContactSkeleton() {
  return (
    <>
      <h1>
        <FormattedMessage id="page.contact.title" />
      </h1>
      <p role="status" aria-busy="true">
        <VisuallyHidden>
          <FormattedMessage id="contactScreen.loading" />
        </VisuallyHidden>
      </p>
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine width="half" />
    </>
  );
}
