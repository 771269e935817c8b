import type { ShopWindow } from '../lists/shopWindow.ts';

/** Products of the mocks' catalogue and of the sample's: a part that a catalogue has never had is left out. */
export const exampleWindow: ShopWindow = {
  intro: null,
  shortcuts: ['10 kΩ', '100 nF', 'ESP32'],
  projects: [
    {
      key: 'traffic-light',
      title: { EN: 'A traffic light that counts', DE: 'Eine Ampel, die zählt', FR: 'Un feu qui compte' },
      text: {
        EN: 'A microcontroller, three LEDs and an afternoon: the first circuit that does something by itself.',
        DE: 'Ein Mikrocontroller, drei LEDs und ein Nachmittag: die erste Schaltung, die etwas von selbst tut.',
        FR: 'Un microcontrôleur, trois LED et un après-midi : le premier circuit qui agit tout seul.',
      },
      parts: [
        { sku: 110_300, amount: 1 },
        { sku: 100_230, amount: 3 },
        { sku: 100_010, amount: 3 },
        { sku: 100_121, amount: 2 },
        { sku: 600_111, amount: 1 },
        { sku: 100_301, amount: 15 },
        { sku: 100_103, amount: 10 },
        { sku: 500_501, amount: 1 },
      ],
    },
    {
      key: 'bench',
      title: { EN: 'A bench of your own', DE: 'Ein eigener Arbeitsplatz', FR: 'Un poste de travail à soi' },
      text: {
        EN: 'Supply, iron and solder, with which most repairs begin.',
        DE: 'Netzgerät, Lötkolben und Lötdraht, mit denen die meisten Reparaturen beginnen.',
        FR: 'Alimentation, fer et fil à souder : de quoi commencer la plupart des réparations.',
      },
      parts: [
        { sku: 120_500, amount: 1 },
        { sku: 500_101, amount: 1 },
        { sku: 500_103, amount: 1 },
      ],
    },
  ],
};
