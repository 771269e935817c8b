import { chunkLoading } from '@platine/domain/machines/chunkLoading.ts';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fromPromise } from 'xstate';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Placeholder } from '../../components/Placeholder/Placeholder.tsx';
import { RetryView } from '../../components/RetryView/RetryView.tsx';
import type { Clock } from '../clock.ts';
import { forgetChunkReload, reloadForChunk, wasReloadedForChunk } from './chunkReload.ts';

type ChunkLoadingProps<Chunk> = {
  /** Fetches the page's code; rejects when it cannot be fetched. */
  readonly load: () => Promise<Chunk>;
  /** During a payment the page is never reloaded automatically (D29). */
  readonly paying?: boolean;
  /** Draws the page with its code. */
  readonly children: (chunk: Chunk) => ReactNode;
  /** Whether this tab has been reloaded before because of a missing chunk. */
  readonly reloadedBefore?: boolean;
  /** Reloads the page, once a tab; the browser's reload unless given. */
  readonly onReload?: () => void;
  /** The browser's clock unless a story passes a simulated one. */
  readonly clock?: Clock;
};

/** Waits for a page's code: the mark, after ten seconds "still loading" with a retry, and an error with a retry in the end (D29). */
export function ChunkLoading<Chunk>(props: ChunkLoadingProps<Chunk>) {
  const [loaded, setLoaded] = useState<{ readonly chunk: Chunk } | null>(null);
  const [state, send] = useChunkMachine(props, (chunk) => setLoaded({ chunk }));
  const retry = () => send({ type: 'retry.chosen' });
  if (loaded !== null) return props.children(loaded.chunk);
  if (state.matches('failed'))
    return (
      <RetryView title={<FormattedMessage id="chunkLoading.failedTitle" />} onRetry={retry}>
        <FormattedMessage id="chunkLoading.failedText" />
      </RetryView>
    );
  return (
    <>
      <Placeholder />
      {state.matches({ loading: 'slow' }) && <StillLoading onRetry={retry} />}
    </>
  );
}

function StillLoading({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      title={<FormattedMessage id="chunkLoading.slowTitle" />}
      action={
        <Button variant="secondary" onClick={onRetry}>
          <FormattedMessage id="retryView.again" />
        </Button>
      }
    >
      <FormattedMessage id="chunkLoading.slowText" />
    </Notice>
  );
}

function useChunkMachine<Chunk>(props: ChunkLoadingProps<Chunk>, onLoaded: (chunk: Chunk) => void) {
  const { load, paying = false, onReload = reloadForChunk, clock } = props;
  const [reloadedBefore] = useState(() => props.reloadedBefore ?? wasReloadedForChunk());
  const loadChunk = async () => {
    onLoaded(await load());
    forgetChunkReload();
  };
  const [state, send] = useMachine(
    chunkLoading.provide({ actors: { loadChunk: fromPromise<unknown>(loadChunk) }, actions: { reloadPage: onReload } }),
    { input: { reloadedBefore, paying }, ...(clock === undefined ? {} : { clock }) },
  );
  useEffect(() => send({ type: paying ? 'payment.started' : 'payment.ended' }), [send, paying]);
  return [state, send] as const;
}
