import { GroupScreen } from '@platine/ui/screens/GroupScreen/GroupScreen.tsx';
import { readGroupTags } from '@platine/ui/screens/GroupScreen/readGroupTags.ts';
import type { PlaceProps } from '../lazyScreen.tsx';

/** The listing of the tags in the address. */
export function GroupPage({ search }: PlaceProps) {
  return <GroupScreen groupTags={readGroupTags(search.get('grouptags'))} />;
}
