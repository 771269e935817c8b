import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Credentials } from '@platine/domain/machines/loginPanel.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { useCartQueue } from '../../cart/cartQueueContext.ts';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useLearnLanguage } from '../../i18n/speech.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { LoggedIn } from './logIn.ts';
import { logIn } from './logIn.ts';

/** Logs in, shows a toast with the result of merging the carts, and switches to the customer's language. */
export function useLogIn(): (credentials: Credentials) => Promise<Outcome<LoggedIn>> {
  const intl = useIntl();
  const toast = useToast();
  const queryClient = useQueryClient();
  const client = useApiClient();
  const { queue, confirmed } = useCartQueue();
  const spoken = useLanguage();
  const learn = useLearnLanguage();

  const welcome = ({ adjustments, language }: LoggedIn) => {
    queue.send({ type: 'cart.merged', adjustments });
    const id = adjustments.length === 0 ? 'loginDialog.loggedIn' : 'loginDialog.cartMerged';
    toast({ kind: adjustments.length === 0 ? 'success' : 'warning', text: intl.formatMessage({ id }) });
    // If the messages cannot be loaded, the page keeps its language.
    if (language !== null && language !== spoken)
      learn(language).then(
        (speak) => speak(),
        () => undefined,
      );
  };
  return async (credentials) => {
    const outcome = await logIn({ client, confirmed, queryClient }, credentials);
    if (outcome.kind === 'data') welcome(outcome.data);
    return outcome;
  };
}
