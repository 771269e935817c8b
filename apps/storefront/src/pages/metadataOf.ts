import { failedOf } from '@platine/ui/queries/QueryFailure.ts';
import type { Metadata, Page, Reader } from './page.ts';
import { fixedMetadata } from './page.ts';
import type { Place } from './place.ts';

const failedMetadata = fixedMetadata('page.failed.title', 'page.failed.description');

/** A page's metadata. A subject that could not be read may exist: its page does not say that it is missing (D24: 503). */
export function metadataOf(page: Page, place: Place, reader: Reader): Metadata {
  const subject = page.subject?.(place);
  const error = subject === undefined ? null : (place.queryClient.getQueryState(subject)?.error ?? null);
  return error === null || isNotFound(error) ? page.metadata(place, reader) : failedMetadata(place, reader);
}

/** A request that the API refuses as invalid counts too: an address made it, and there is nothing at that address. */
export function isNotFound(error: unknown): boolean {
  const failed = failedOf(error);
  return (
    failed.kind === 'failure' && /NotFoundException$|^(InvalidRequest|OrderLinkEnded)Exception$/.test(failed.errorClass)
  );
}
