import type { ContactTopic } from '../../content/contactTopics.ts';
import { contactTopics } from '../../content/contactTopics.ts';

/** What a request is about, as the contact form's address says it. */
export type ContactAbout = {
  readonly topic: ContactTopic;
  readonly sku: number | null;
  readonly order: string;
  /** The page of the shop that an error happened on. */
  readonly page: string | null;
};

/** Anybody can write an address: what cannot be meant is left out. */
export function readContactAbout(search: URLSearchParams): ContactAbout {
  const sku = /^[1-9]\d{0,8}$/.test(search.get('sku') ?? '') ? Number(search.get('sku')) : null;
  const order = (search.get('order') ?? '').slice(0, longestOrder);
  const page = search.get('page') ?? '';
  return { sku, order, page: page.startsWith('/') ? page.slice(0, longestPath) : null, topic: topicOf(search) };
}

const longestOrder = 60;
const longestPath = 200;

function topicOf(search: URLSearchParams): ContactTopic {
  const named = contactTopics.find((topic) => topic === search.get('topic'));
  if (named !== undefined) return named;
  if (search.has('order')) return 'order';
  return search.has('sku') ? 'product' : 'general';
}
