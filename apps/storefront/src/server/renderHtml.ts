import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

/** Stands where a part below a `Suspense` failed or has to be waited for. */
const missingPart = '<!--$!-->';

/**
 * The HTML of a whole page. As a string it costs the processor less than as a stream, and nothing has to be waited for: the data are read before, and the
 * code is loaded at the start. Where a part fails, the page is rendered as a stream: React then writes the error to the log, and the browser renders
 * the part. Rejects when the page fails outside such a part.
 */
export async function renderHtml(page: ReactNode): Promise<string> {
  const html = renderToString(page);
  return html.includes(missingPart) ? renderStream(page) : html;
}

async function renderStream(page: ReactNode): Promise<string> {
  // Everything stays in its place: the content security policy forbids the inline script that would move parts of the page into theirs.
  const { prelude } = await prerenderToNodeStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return (await buffer(prelude)).toString();
}
