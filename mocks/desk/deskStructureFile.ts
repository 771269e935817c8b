import type { DeskCategory, DeskGroup, DeskMaker, DeskStructure } from '@platine/domain/desk/deskStructure.ts';

const none = { products: 0, retired: 0 };

const makers: readonly DeskMaker[] = [
  {
    kind: 'maker',
    ref: '1',
    name: 'Heliotherm',
    country: 'DE',
    contact: {
      name: 'Heliotherm Lötgeräte GmbH',
      address: 'Werkstraße 5, 70565 Stuttgart',
      email: 'safety@heliotherm.example',
      url: null,
    },
    logo: { ALL: '/media/01164e4990abbc9fafc62d3993fc4da5-480x160/480.webp' },
    products: 3,
    retired: 1,
  },
  { kind: 'maker', ref: '2', name: 'Lentz', country: null, contact: null, logo: null, products: 0, retired: 4 },
  { kind: 'maker', ref: '3', name: 'Orphea', country: 'FR', contact: null, logo: null, ...none },
];

const categories: readonly DeskCategory[] = [
  { kind: 'category', ref: '1.2', name: { EN: 'Shop', DE: 'Shop', FR: 'Boutique' }, ...none },
  { kind: 'category', ref: '1.2.1', name: { EN: 'Tools', DE: 'Werkzeuge', FR: 'Outils' }, ...none },
  {
    kind: 'category',
    ref: '1.2.1.1',
    name: { EN: 'Soldering', DE: 'Löten', FR: 'Soudage' },
    products: 3,
    retired: 0,
  },
  { kind: 'category', ref: '1.2.2', name: { EN: 'Lamps', DE: 'Leuchten', FR: 'Lampes' }, ...none },
];

const groups: readonly DeskGroup[] = [
  {
    kind: 'group',
    ref: 'tools',
    title: { EN: 'Tools', DE: 'Werkzeuge', FR: 'Outils' },
    entries: [
      { title: { EN: 'Soldering', DE: 'Löten', FR: 'Soudage' }, groupTags: ['soldering'] },
      { title: { EN: 'Measuring', DE: 'Messen', FR: 'Mesure' }, groupTags: ['measuring', 'meters'] },
    ],
    position: 0,
    ...none,
  },
  {
    kind: 'group',
    ref: 'lamps',
    title: { EN: 'Lamps', DE: 'Leuchten', FR: 'Lampes' },
    entries: [{ title: { EN: 'Lamps', DE: 'Leuchten', FR: 'Lampes' }, groupTags: ['lamps'] }],
    position: 1,
    ...none,
  },
];

/** Two makers that products name and one that none does, three categories below each other with one beside them, and a menu of two groups. */
export function buildDeskStructure(overrides: Partial<DeskStructure> = {}): DeskStructure {
  return { makers, categories, groups, changes: [], ...overrides };
}
