import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows one of a few views of the same thing, such as login and registration.',
  notFor: [
    'Pages with an address of their own: use links.',
    'Steps that follow each other: use sections.',
    'Content that people compare: show both.',
  ],
  anatomy: {
    'Tabs; the chosen one is underlined': '[role="tablist"]',
    'Panel of the chosen tab': '[role="tabpanel"]:not([hidden])',
  },
  keyboard: {
    Tab: 'Moves to the chosen tab, then into its panel.',
    'Arrow left, arrow right': 'Chooses the tab before or after, round at the ends.',
    'Home, End': 'Chooses the first or the last tab.',
  },
  screenReader: [
    'The name of the list, the tab with its place (“1 of 2”) and whether it is chosen. What was typed in a panel stays.',
  ],
};
