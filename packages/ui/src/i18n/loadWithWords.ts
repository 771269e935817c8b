import { loadMoreMessages } from './loadMessages.ts';

/** Loads code that is not part of the first load, together with the words it may show. Rejects when one of both cannot be fetched. */
export async function loadWithWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadMoreMessages()]);
  return module;
}
