import type { queries, within } from 'storybook/test';
import { expect, waitFor } from 'storybook/test';

/** Waits for the page of that title. It may come twice: while data comes, a frame with the same heading holds the page's place. */
export const expectPage = async (page: ReturnType<typeof within<typeof queries>>, title: string): Promise<void> =>
  waitFor(() => expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible());
