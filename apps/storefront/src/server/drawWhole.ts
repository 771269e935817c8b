import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { SsrContext } from 'wouter';

/** What React made of a page. */
export type Drawing = {
  readonly body: Buffer;
  /** Where the page leads instead of being shown; null when it is shown. */
  readonly leadsTo: string | null;
};

/** Draws a page to its end: by then it has said whether it leads elsewhere. Rejects when it cannot be drawn. */
export function drawWhole(page: (led: SsrContext) => ReactNode): Promise<Drawing> {
  const led: SsrContext = {};
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page(led), {
      // One piece: parts sent later would need inline script, which the policy forbids and a page without script could not run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => pipe(gather((body) => resolve({ body, leadsTo: led.redirectTo ?? null }))),
      onShellError: reject,
    });
  });
}

function gather(done: (whole: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write: (chunk: Buffer, _encoding, written) => {
      chunks.push(chunk);
      written();
    },
    final: (finished) => {
      finished();
      done(Buffer.concat(chunks));
    },
  });
}
