import type { MenuGroup } from '@platine/domain/catalog/menu.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { PickedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { IntlShape } from 'react-intl';
import { menuNameOf } from '../../chrome/TopMenu/menuTags.ts';

type Reader = { readonly intl: IntlShape; readonly language: Language };

/** Title of a listing by tags: the name of the menu's entry or group, if there is one. */
export function groupTitle(
  groups: readonly MenuGroup[],
  groupTags: readonly string[],
  { intl, language }: Reader,
): PickedText {
  const named = menuNameOf(groups, groupTags);
  const title = named?.kind === 'entry' ? named.entry.title : named?.group.title;
  const own = title === undefined ? null : pickText(title, language);
  return own ?? { text: intl.formatMessage({ id: 'page.group.title' }), language: null };
}
