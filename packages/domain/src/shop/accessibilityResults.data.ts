/** What the last whole run of the stories has found, written by `pnpm accessibility`. */
export const accessibilityResults = {
  "date": "2026-11-26",
  "shopVersion": "3.0.27",
  "axeVersion": "4.14.1",
  "wcagRules": 62,
  "furtherRules": 26,
  "components": 3,
  "states": 4,
  "drawings": 0,
  "violations": 0,
  "undecided": 0,
  "screens": 0
} as const;

/** The screens whose states were checked. */
export const checkedScreens = [] as const;
