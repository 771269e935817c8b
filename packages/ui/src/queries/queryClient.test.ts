import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { QueryFailure } from './QueryFailure.ts';
import { createQueryClient, retryFailures } from './queryClient.ts';

test('one press asks again for what failed on the page, leaves what came, and lets what is shown next ask anew', async () => {
  const queryClient = createQueryClient({ networkRetries: 0 });
  const asked: string[] = [];
  const query = (name: string, answer: () => unknown) => ({
    queryKey: [name],
    queryFn: async () => {
      asked.push(name);
      return answer();
    },
  });
  const lost = () => {
    throw new QueryFailure({ kind: 'network' });
  };
  const onPage = [query('session', lost), query('menu', () => 'menu')].map((one) =>
    new QueryObserver(queryClient, one).subscribe(() => undefined),
  );
  await queryClient.query(query('listing', lost)).catch(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryState(['session'])?.status).toBe('error'));
  expect(asked.splice(0)).toEqual(['session', 'menu', 'listing']);
  retryFailures(queryClient);
  await vi.waitFor(() => expect(asked).toEqual(['session']));
  expect(queryClient.getQueryState(['listing'])).toBeUndefined();
  for (const leave of onPage) leave();
});
