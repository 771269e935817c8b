import { specifiedLimits } from '../cart/limit.ts';
import { exampleCarriers } from './exampleCarriers.data.ts';
import { exampleDelivery } from './exampleDelivery.data.ts';
import { exampleLabels, examplePayment } from './exampleMethods.data.ts';
import { examplePages } from './examplePages.data.ts';
import { exampleRates } from './exampleRates.data.ts';
import { exampleWindow } from './exampleWindow.data.ts';
import { builtInLanguages } from '../language/language.ts';
import type { Shop } from './shop.ts';

/** A shop for tests, stories and mocks, by the specification where it says something. A shop that runs is read from its folder. */
export const exampleShop: Shop = {
  identity: {
    name: 'Platine',
    company: 'Platine S.à r.l.-S.',
    street: '1, rue de l’Exemple',
    zipCode: 'L-6925',
    city: 'Niederanven',
    manager: 'Alex Exemple',
    email: 'service@platine.example',
    phone: '+352 00 00 00 00',
    vatId: 'LU00000000',
    register: 'B000000',
    permit: '00000000/0',
  },
  bank: { name: 'Exemple Banque S.A.', iban: 'LU00 0000 0000 0000 0000', bic: 'EXEMLULLXXX' },
  saferpayMeans: ['VISA', 'MASTERCARD'],
  registrations: [
    { name: 'Ecotrel (LU)', number: '0000' },
    { name: 'WEEE-Reg.-Nr. (DE)', number: 'DE 00000000' },
    { name: 'LUCID (DE)', number: 'DE0000000000000' },
    { name: 'IDU DEEE (FR)', number: 'FR000000_05AAAA' },
  ],
  service: {
    firstDay: 1,
    lastDay: 5,
    spans: [
      { from: '09:00', to: '12:00' },
      { from: '14:00', to: '17:00' },
    ],
  },
  delivery: exampleDelivery,
  carriers: exampleCarriers,
  labels: exampleLabels,
  payment: examplePayment,
  vatRates: exampleRates,
  limits: specifiedLimits,
  pages: examplePages,
  notice: null,
  quoteDays: 30,
  languages: builtInLanguages,
  guaranteeWords: {},
  facetWords: {},
  drawingWords: {},
  synonyms: [
    { EN: ['solder wire', 'solder'], DE: ['Lötdraht', 'Lötzinn'], FR: ['fil à souder', 'étain'] },
    { EN: ['SMD', 'chip'], FR: ['CMS'] },
    { EN: ['potentiometer', 'pot'], DE: ['Poti'], FR: ['potentiomètre'] },
  ],
  departments: {
    general: 'Customer service',
    order: 'Orders',
    product: 'Technical support',
    withdrawal: 'Returns',
    school: 'Education',
    feedback: 'Webshop',
  },
  guaranteeNotices: {},
  brand: null,
  shopWindow: exampleWindow,
  kicad: [
    {
      category: '1.2.1.1',
      symbol: 'Device:R',
      reference: 'R',
      value: 'resistance',
      where: [],
      footprints: [{ package: '0805', footprint: 'Resistor_SMD:R_0805_2012Metric' }],
    },
  ],
};
