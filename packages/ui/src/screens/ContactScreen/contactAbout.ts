import type { ContactTopic } from '@platine/domain/shop/departments.ts';
import { contactTopics } from '@platine/domain/shop/departments.ts';

/** Subject of a request, as given in the URL of the contact form. */
export type ContactAbout = {
  readonly topic: ContactTopic;
  readonly sku: number | null;
  readonly order: string;
  /** Path of the page on which an error occurred. */
  readonly page: string | null;
};

/** Reads the subject from the URL; invalid values are dropped, because a URL may contain anything. */
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
