import type { MenuGroup } from '@platine/domain/catalog/menu.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { PickedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { IntlShape } from 'react-intl';
import { menuGroupName } from '../../chrome/TopMenu/menuGroupName.ts';
import { menuNameOf } from '../../chrome/TopMenu/menuTags.ts';

type Reader = { readonly intl: IntlShape; readonly language: Language };

/** Title of a listing by tags: the menu entry's name, if there is one. */
export function groupTitle(
  groups: readonly MenuGroup[],
  groupTags: readonly string[],
  { intl, language }: Reader,
): PickedText {
  const named = menuNameOf(groups, groupTags);
  const own = named?.kind === 'entry' ? pickText(named.entry.title, language) : null;
  const name = named?.kind === 'group' ? menuGroupName(intl, named.group.name) : null;
  return own ?? { text: name ?? intl.formatMessage({ id: 'page.group.title' }), language: null };
}
