/**
 * The surroundings that Chromatic takes each screen's picture in: every language, both themes and three widths at least once, without
 * multiplying all by all. `pnpm chromatic` uploads with the token in CHROMATIC_PROJECT_TOKEN.
 */
export const chromaticModes = {
  'English, light, desk': { language: 'EN', theme: 'light', viewport: 'desk' },
  'German, dark, phone': { language: 'DE', theme: 'dark', viewport: 'phone' },
  'French, light, tablet': { language: 'FR', theme: 'light', viewport: 'tablet' },
} as const;
