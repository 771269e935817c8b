import { deskProductFromWire } from '@platine/domain/desk/deskProduct.ts';
import type { ProductRefusal } from '@platine/domain/desk/productEdit.ts';
import { largestPicture } from '@platine/domain/desk/productPictures.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { dataOf, failedOf } from '../../../queries/QueryFailure.ts';
import { readFile } from '../../../screens/OrderByListScreen/readFile.ts';
import { useDeskClient } from '../../DeskProvider.tsx';
import { deskKeys } from '../../queries.ts';

/** A chosen file on its way. Its id is the same for each repetition, so that one whose answer was lost is added once. */
export type Upload = { readonly id: string; readonly file: File } & UploadState;
type UploadState =
  | { readonly state: 'waiting' | 'sending' | 'done' }
  | { readonly state: 'refused'; readonly refusal: ProductRefusal }
  | { readonly state: 'failed'; readonly failed: Failed };

type AddPictures = {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  /** Sends those again that did not arrive. */
  readonly sendAgain: () => void;
};

/** Sends pictures one after the other, each by itself: one that is refused stops none of the others. */
export function useAddPictures(sku: number): AddPictures {
  const client = useDeskClient();
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const before = useRef<Promise<void>>(Promise.resolve());

  const put = (id: string, state: UploadState) =>
    setUploads((all) => all.map((one) => (one.id === id ? { id, file: one.file, ...state } : one)));

  const send = async ({ id, file }: Upload): Promise<UploadState> => {
    if (file.size > largestPicture) return { state: 'refused', refusal: 'largePicture' };
    if (file.size === 0) return { state: 'refused', refusal: 'damagedPicture' };
    try {
      const request = { SKU: sku, KEY: id, WHY: file.name.slice(0, 500), FILE: await readFile(file) };
      const { REFUSAL, PRODUCT } = dataOf(await client('deskAddPicture', request));
      queryClient.setQueryData(deskKeys.product(sku), deskProductFromWire(PRODUCT));
      return REFUSAL === null ? { state: 'done' } : { state: 'refused', refusal: REFUSAL };
    } catch (error) {
      return { state: 'failed', failed: failedOf(error) };
    }
  };
  const enqueue = (files: readonly Upload[]) => {
    before.current = files.reduce(
      (earlier, one) =>
        earlier.then(async () => {
          put(one.id, { state: 'sending' });
          put(one.id, await send(one));
        }),
      before.current,
    );
  };
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Upload => ({ id: crypto.randomUUID(), file, state: 'waiting' }));
    setUploads((all) => [...all.filter(({ state }) => state !== 'done' && state !== 'refused'), ...fresh]);
    enqueue(fresh);
  };
  const sendAgain = () => {
    const lost = uploads.filter(({ state }) => state === 'failed');
    for (const { id } of lost) put(id, { state: 'waiting' });
    enqueue(lost);
  };
  return { uploads, add, sendAgain };
}
