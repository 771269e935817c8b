import { createClient } from '@platine/domain/contract/client.ts';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { categoriesQuery } from './categories.ts';
import { categoryQuery } from './category.ts';
import { createQueryClient } from './queryClient.ts';

/** A shop that has two categories, and remembers what it was asked for. */
function scene() {
  const asked: string[] = [];
  const client = createClient(async (_, request) => {
    const path = 'PATH' in request ? String(request.PATH) : '';
    asked.push(path);
    if (path === '1.2.9') return { SUCCESSFUL: false, ERROR_CLASS: 'CategoryNotFoundException', ERROR: '' };
    return Promise.reject(new Error('no connection'));
  });
  const queryClient = createQueryClient({ networkRetries: 0 });
  const known = (path: string) => {
    const category = { path, name: { EN: path }, children: [] };
    queryClient.setQueryData(categoryQuery(client, path).queryKey, category);
    return category;
  };
  const query = (paths: readonly string[]) => categoriesQuery(client, queryClient, paths);
  /** The data that a page shows before any request, and whether it has to request more. */
  const first = (paths: readonly string[]) => {
    const { data, isPlaceholderData } = new QueryObserver(queryClient, query(paths)).getCurrentResult();
    return { data, incomplete: isPlaceholderData };
  };
  return { queryClient, asked, known, query, first };
}

test('those that are known are there at once, and nothing is asked for', async () => {
  const { queryClient, asked, known, query, first } = scene();
  const data = [known('1.2.1'), known('1.2.1.1')];
  expect(first(['1.2.1', '1.2.1.1'])).toEqual({ data, incomplete: false });
  await expect(queryClient.query(query(['1.2.1', '1.2.1.1']))).resolves.toEqual(data);
  expect(asked).toEqual([]);
});

test('what is missing is asked for; what cannot be read is left out, and known to be', async () => {
  const { queryClient, asked, known, query, first } = scene();
  const data = [known('1.2.1')];
  expect(first(['1.2.1', '1.2.9'])).toEqual({ data, incomplete: true });
  await expect(queryClient.query(query(['1.2.1', '1.2.9']))).resolves.toEqual(data);
  expect(asked).toEqual(['1.2.9']);
  expect(first(['1.2.9', '1.2.1'])).toEqual({ data, incomplete: false });
});
