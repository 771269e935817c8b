import { loadMoreMessages } from './loadMessages.ts';

/** Fetches code that no first page comes with, and the words that it may ask for. Rejects when one of both cannot be fetched. */
export async function loadWithWords<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadMoreMessages()]);
  return code;
}
