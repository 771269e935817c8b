import { lazyOnDemand } from '../i18n/lazyPart.tsx';

/** The two dialogs; the code of each is fetched when it is first opened. */
export const settingsDialog = lazyOnDemand(() => import('./SettingsDialog/SettingsDialog.tsx'), 'SettingsDialog');
export const languageDialog = lazyOnDemand(() => import('./LanguageDialog/LanguageDialog.tsx'), 'LanguageDialog');
