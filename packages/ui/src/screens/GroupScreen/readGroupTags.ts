import { groupTagsOf } from '@platine/domain/catalog/menu.ts';

/** The contract takes this many. */
const mostTags = 20;

/** The tags that `?grouptags=` names; what cannot be a tag is left out. */
export function readGroupTags(parameter: string | null): readonly string[] {
  return groupTagsOf(parameter ?? '')
    .filter((tag) => /^\P{Cc}{1,40}$/u.test(tag))
    .slice(0, mostTags);
}
