import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { SeenVersion } from '@platine/domain/machines/versionCheck.ts';
import { versionCheck } from '@platine/domain/machines/versionCheck.ts';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { useApiClient } from '../api/ApiClient.tsx';
import type { Clock } from './clock.ts';

export type VersionCheckOptions = {
  /** The version that this page was built from. */
  readonly version: string;
  /** Whether a purchase is under way, which is never interrupted (D28). */
  readonly inCheckout: boolean;
  /** Milliseconds between two checks; the specification's five seconds unless given. */
  readonly interval?: number | undefined;
  /** The browser's clock unless a story passes a simulated one. */
  readonly clock?: Clock | undefined;
};

/** Checks for a newer version while the page is visible and online, and decides when to prompt for a reload (spec §4, D28). */
export function useVersionCheck({ version, inCheckout, interval, clock }: VersionCheckOptions) {
  const client = useApiClient();
  const [state, send] = useMachine(
    versionCheck.provide({
      actors: { askVersion: fromPromise<Outcome<SeenVersion>>(() => askVersion(client)) },
      actions: { reloadPage: () => location.reload() },
    }),
    {
      input: { packagedVersion: version, inCheckout, ...(interval === undefined ? {} : { interval }) },
      ...(clock === undefined ? {} : { clock }),
    },
  );

  useEffect(() => {
    const tell = () => {
      const seen = document.visibilityState === 'visible' && navigator.onLine;
      send({ type: seen ? 'page.shown' : 'page.hidden' });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, [send]);

  useEffect(() => send({ type: inCheckout ? 'checkout.entered' : 'checkout.left' }), [send, inCheckout]);

  return {
    prompting: state.hasTag('prompt'),
    reload: () => send({ type: 'reload.chosen' }),
    later: () => send({ type: 'prompt.dismissed' }),
  };
}

async function askVersion(client: Client): Promise<Outcome<SeenVersion>> {
  const outcome = await client('version', {});
  if (outcome.kind !== 'data') return outcome;
  return { kind: 'data', data: { version: outcome.data.VERSION, at: Date.now() } };
}
