import type { Globals } from './globals.ts';

/** Gives the whole page the theme and the brand that the toolbar says. */
export function applyTheme({ theme, brand }: Globals): void {
  const page = document.documentElement;
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
  else delete page.dataset['theme'];
  page.dataset['brand'] = String(brand);
}
