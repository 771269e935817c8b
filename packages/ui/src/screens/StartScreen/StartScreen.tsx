import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import { listingQuery } from '../../queries/listing.ts';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { cartTermsQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { StartIntro } from './StartIntro.tsx';
import { newestProducts, reducedProducts } from './startListings.ts';
import { StartSkeleton } from './StartSkeleton.tsx';
import { StartView } from './StartView.tsx';
import styles from './StartScreen.module.css';

const Window = lazyPart(() => import('./StartWindow.tsx'), 'StartWindow');

/** /: the shop's introduction and new products (spec §2). */
export function StartScreen() {
  return (
    <div className={styles['page']}>
      <StartIntro />
      <Window.Part />
      <StartContent />
    </div>
  );
}

function StartContent() {
  const client = useApiClient();
  const terms = outcomeOf(useQuery(cartTermsQuery(client)));
  const newest = outcomeOf(useQuery(listingQuery(client, newestProducts)));
  const reduced = outcomeOf(useQuery(listingQuery(client, reducedProducts)));
  const outcome = bothOf(terms, bothOf(newest, reduced));
  if (outcome.kind === 'pending') return <StartSkeleton />;
  if (outcome.kind !== 'data') return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  const [cartTerms, [{ products: newProducts }, { products: reducedOnes }]] = outcome.data;
  return <StartView terms={cartTerms} newest={newProducts} reduced={reducedOnes} />;
}
