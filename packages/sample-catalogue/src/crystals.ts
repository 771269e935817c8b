import { crystalsInUse } from './crystals.data.ts';
import type { Part } from './part.ts';
import { accessory, value, words } from './part.ts';
import { breadboard, houseBrand } from './related.ts';
import { texts } from './texts.ts';

export const crystals: readonly Part[] = crystalsInUse.map(([megahertz, use], index) => ({
  sku: 1_055_000 + index,
  kind: 'crystal',
  manufacturer: houseBrand,
  partNumber: `PB-Q49-${String(megahertz).replace('.', 'M')}${Number.isInteger(megahertz) ? 'M' : ''}`,
  name: texts({
    EN: () => `Crystal ${megahertz} MHz, HC-49/S`,
    DE: () => `Quarz ${String(megahertz).replace('.', ',')} MHz, HC-49/S`,
    FR: () => `Quartz ${String(megahertz).replace('.', ',')} MHz, HC-49/S`,
  }),
  description: texts({
    EN: () => `What it is good for: ${use.EN}. Wants two capacitors of 18 to 22 pF and short tracks.`,
    DE: () => `Wofür er gut ist: ${use.DE}. Braucht zwei Kondensatoren von 18 bis 22 pF und kurze Leiterbahnen.`,
    FR: () => `À quoi il sert : ${use.FR}. Demande deux condensateurs de 18 à 22 pF et des pistes courtes.`,
  }),
  category: '1.2.2.7',
  tag: 'crystals',
  attributes: [
    value('frequency', Math.round(megahertz * 1e6)),
    value('load-capacitance', 1.8e-11),
    words('accuracy', '±30 ppm'),
    words('package', 'HC-49/S'),
  ],
  prices: [
    [1, 0.55],
    [25, 0.42],
  ],
  grams: 1,
  stock: 300,
  related: [accessory(breadboard)],
}));
