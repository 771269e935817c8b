import type { Language } from '@platine/domain/language/language.ts';
import { isLanguage } from '@platine/domain/language/language.ts';

type Choice = { readonly value: string; readonly title: string };

const toolbar = (
  title: string,
  icon: 'globe' | 'user' | 'location' | 'key' | 'lightning' | 'mirror' | 'paintbrush' | 'structure' | 'browser',
  items: readonly Choice[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** The shop's own look first. A test compares them with the folders of `tokens/brands`. */
export const brands: readonly Choice[] = [
  { value: 'platine', title: 'Platine' },
  { value: 'fjord', title: 'Fjord' },
];

/** Globals that the toolbar or a story's `globals` can set. */
export const globalTypes = {
  language: toolbar('Language', 'globe', [
    { value: 'EN', title: 'English' },
    { value: 'DE', title: 'Deutsch' },
    { value: 'FR', title: 'Français' },
  ]),
  customerType: toolbar('Customer type', 'user', [
    { value: 'PRIVATE', title: 'Private' },
    { value: 'COMPANY', title: 'Company' },
  ]),
  country: toolbar('Delivery country', 'location', [
    { value: 'LU', title: 'Luxembourg' },
    { value: 'DE', title: 'Germany' },
    { value: 'FI', title: 'Finland (25.5 %)' },
    { value: 'CH', title: 'Switzerland (export)' },
  ]),
  session: toolbar('Session', 'key', [
    { value: 'anonymous', title: 'Anonymous' },
    { value: 'loggedIn', title: 'Logged in' },
  ]),
  network: toolbar('Network', 'lightning', [
    { value: 'normal', title: 'Normal' },
    { value: 'slow', title: 'Slow (2 s)' },
    { value: 'failing', title: 'Failing (500)' },
    { value: 'offline', title: 'Offline' },
  ]),
  theme: toolbar('Theme', 'mirror', [
    { value: 'system', title: "The system's" },
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  around: toolbar('Page around it', 'browser', [
    { value: 'usual', title: 'Screens in the shop’s page' },
    { value: 'shop', title: 'Header and footer' },
    { value: 'nothing', title: 'Nothing around it' },
  ]),
  parts: toolbar('Parts of a component', 'structure', [
    { value: 'plain', title: 'Plain' },
    { value: 'numbered', title: 'Parts numbered' },
  ]),
  brand: toolbar('Brand', 'paintbrush', brands),
};

export const initialGlobals = {
  language: 'EN',
  customerType: 'PRIVATE',
  country: 'LU',
  session: 'anonymous',
  network: 'normal',
  theme: 'system',
  around: 'usual',
  parts: 'plain',
  brand: 'platine',
  /** Where the play of a flow ends (`steps/steps.ts`). Filmstrips set it, not the toolbar. */
  endAfter: '',
  /** The story stands in a frame of a docs page, which sets its other globals. */
  isFrame: false,
};

/** Widths that a page is looked at in: the smallest, a common phone, a tablet, a desk. */
export const viewports = {
  smallest: { name: 'Smallest (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone (360)', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desk: { name: 'Desk (1280)', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** Values chosen in the toolbar and by the story. */
export type Globals = Readonly<Record<string, unknown>>;

/** The language that a story is set to. */
export function languageFrom(globals: Globals): Language {
  const code = String(globals['language']);
  return isLanguage(code) ? code : 'EN';
}
