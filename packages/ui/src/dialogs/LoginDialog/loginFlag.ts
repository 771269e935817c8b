import type { PanelFlag } from '@platine/domain/machines/loginPanel.ts';

/** The form that an address asks for: `?login=yes`, or `?login=forgotten` for a forgotten password (spec §2, §4). */
export function loginFlagOf(search: string): PanelFlag | null {
  const asked = new URLSearchParams(search).get('login');
  if (asked === 'yes') return 'login';
  return asked === 'forgotten' ? 'forgotPassword' : null;
}
