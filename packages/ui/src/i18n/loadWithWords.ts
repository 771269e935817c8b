import { loadMoreMessages } from './loadMessages.ts';

/** Loads code outside the first load together with its messages. Rejects when either cannot be fetched. */
export async function loadWithWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadMoreMessages()]);
  return module;
}
