import { groupTagsOf } from '@platine/domain/catalog/menu.ts';

/** Limit of the API contract. */
const mostTags = 20;

/** Tags in `?grouptags=`, without invalid ones. */
export function readGroupTags(parameter: string | null): readonly string[] {
  return groupTagsOf(parameter ?? '')
    .filter((tag) => /^\P{Cc}{1,40}$/u.test(tag))
    .slice(0, mostTags);
}
