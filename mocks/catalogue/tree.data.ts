import type { LocalizedText } from '@platine/domain/language/text.ts';

/** Categories by path; 1.2 is the root (spec §9). */
export const categories: readonly { readonly path: string; readonly name: LocalizedText }[] = [
  { path: '1.2', name: { EN: 'All products', DE: 'Alle Produkte', FR: 'Tous les produits' } },
  { path: '1.2.1', name: { EN: 'Components', DE: 'Bauteile', FR: 'Composants' } },
  { path: '1.2.1.1', name: { EN: 'Resistors', DE: 'Widerstände', FR: 'Résistances' } },
  { path: '1.2.1.2', name: { EN: 'Capacitors', DE: 'Kondensatoren', FR: 'Condensateurs' } },
  { path: '1.2.1.3', name: { EN: 'Semiconductors', DE: 'Halbleiter', FR: 'Semi-conducteurs' } },
  { path: '1.2.2', name: { EN: 'Embedded', DE: 'Embedded', FR: 'Embarqué' } },
  { path: '1.2.3', name: { EN: 'Computer and network', DE: 'Computer und Netzwerk', FR: 'Informatique et réseau' } },
  { path: '1.2.4', name: { EN: 'Lab and workshop', DE: 'Labor und Werkstatt', FR: 'Laboratoire et atelier' } },
  { path: '1.2.5', name: { EN: 'Education', DE: 'Schule', FR: 'Éducation' } },
  { path: '1.2.6', name: { ALL: 'Klots' } },
  { path: '1.2.7', name: { EN: 'Robotics', DE: 'Robotik', FR: 'Robotique' } },
];

type MenuEntry = { readonly title: LocalizedText; readonly groupTags: readonly string[] };

type MenuGroup = { readonly group: string; readonly title: LocalizedText; readonly entries: readonly MenuEntry[] };

/** The eight groups of the top menu (spec §2). */
export const menuGroups: readonly MenuGroup[] = [
  { group: 'education', title: { EN: 'Education', DE: 'Schule', FR: 'Éducation' }, entries: [{ title: { EN: 'Klots School', DE: 'Klots Schule', FR: 'Klots École' }, groupTags: ['klots-school'] }] },
  {
    group: 'components', title: { EN: 'Components', DE: 'Bauelemente', FR: 'Composants' },
    entries: [
      { title: { EN: 'Resistors', DE: 'Widerstände', FR: 'Résistances' }, groupTags: ['resistors'] },
      { title: { EN: 'Capacitors', DE: 'Kondensatoren', FR: 'Condensateurs' }, groupTags: ['capacitors'] },
      { title: { EN: 'Semiconductors', DE: 'Halbleiter', FR: 'Semi-conducteurs' }, groupTags: ['semiconductors'] },
    ],
  },
  {
    group: 'computer-network', title: { EN: 'Computer and network', DE: 'Computer und Netzwerk', FR: 'Informatique et réseau' },
    entries: [
      { title: { EN: 'Cables', DE: 'Kabel', FR: 'Câbles' }, groupTags: ['cables'] },
      { title: { EN: 'Network', DE: 'Netzwerk', FR: 'Réseau' }, groupTags: ['network'] },
    ],
  },
  { group: 'energy', title: { EN: 'Energy', DE: 'Energie', FR: 'Énergie' }, entries: [{ title: { EN: 'Power supplies', DE: 'Netzgeräte', FR: 'Alimentations' }, groupTags: ['power-supplies'] }] },
  {
    group: 'lab-workshop', title: { EN: 'Lab and workshop', DE: 'Labor und Werkstatt', FR: 'Laboratoire et atelier' },
    entries: [
      { title: { EN: 'Measuring', DE: 'Messtechnik', FR: 'Mesure' }, groupTags: ['measuring'] },
      { title: { EN: 'Soldering', DE: 'Löten', FR: 'Soudage' }, groupTags: ['soldering'] },
    ],
  },
  {
    group: 'embedded', title: { EN: 'Embedded', DE: 'Embedded', FR: 'Embarqué' },
    entries: [
      { title: { EN: 'Microcontrollers', DE: 'Mikrocontroller', FR: 'Microcontrôleurs' }, groupTags: ['microcontrollers'] },
      { title: { EN: 'Single-board computers', DE: 'Einplatinencomputer', FR: 'Ordinateurs monocartes' }, groupTags: ['single-board-computers'] },
      { title: { EN: 'Sensors and displays', DE: 'Sensoren und Anzeigen', FR: 'Capteurs et afficheurs' }, groupTags: ['sensors', 'displays'] },
      { title: { EN: 'Prototyping', DE: 'Prototypenbau', FR: 'Prototypage' }, groupTags: ['prototyping'] },
    ],
  },
  { group: 'robotics', title: { EN: 'Robotics', DE: 'Robotik', FR: 'Robotique' }, entries: [{ title: { EN: 'Robots', DE: 'Roboter', FR: 'Robots' }, groupTags: ['robots'] }] },
  { group: 'bricks', title: { ALL: 'Klots' }, entries: [{ title: { ALL: 'Klots' }, groupTags: ['klots-sets'] }] },
];
