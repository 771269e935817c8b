import type { MessageGroup } from './loadMessages.ts';
import { loadMoreMessages } from './loadMessages.ts';

/** Loads code together with its messages, which the group `words` has; by default they can be any. Rejects when either cannot be fetched. */
export async function loadWithWords<Module>(load: () => Promise<Module>, words: MessageGroup = 'all'): Promise<Module> {
  const [module] = await Promise.all([load(), loadMoreMessages(words)]);
  return module;
}
