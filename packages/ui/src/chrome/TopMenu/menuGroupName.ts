import { menuGroupNames } from '@platine/domain/catalog/menu.ts';
import type { IntlShape } from 'react-intl';

/** The name of a menu group; null for one that this version does not know (spec §2 has eight). */
export function menuGroupName(intl: IntlShape, name: string): string | null {
  const known = menuGroupNames.find((one) => one === name);
  return known === undefined ? null : intl.formatMessage({ id: `topMenu.${known}` });
}
