/** A parameter of a family: a number with its unit, in series of values, or one of some texts. */
export type Parameter =
  | { readonly key: string; readonly name: readonly [string, string, string]; readonly unit: string; readonly values: readonly number[] }
  | { readonly key: string; readonly name: readonly [string, string, string]; readonly texts: readonly (readonly [string, string, string])[] };

export type Family = {
  readonly name: readonly [en: string, de: string, fr: string];
  readonly kind: string;
  readonly prefix: string;
  readonly parameters: readonly Parameter[];
};

const e24 = [1, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1];
const decades = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((power) =>
    e24.map((value) => Number(`${value}e${power}`)),
  );
const lengths = [0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 7.5, 10, 15, 20, 30, 50];

const resistance: Parameter = { key: 'resistance', name: ['Resistance', 'Widerstand', 'Résistance'], unit: 'Ω', values: decades(0, 6) };
const tolerance: Parameter = { key: 'tolerance', name: ['Tolerance', 'Toleranz', 'Tolérance'], unit: '%', values: [0.1, 0.5, 1, 2, 5, 10] };
const power: Parameter = { key: 'power', name: ['Power', 'Leistung', 'Puissance'], unit: 'W', values: [0.1, 0.125, 0.25, 0.5, 1, 2, 3, 5, 10] };
const capacitance: Parameter = { key: 'capacitance', name: ['Capacitance', 'Kapazität', 'Capacité'], unit: 'F', values: decades(-12, -4) };
const voltage: Parameter = { key: 'voltage', name: ['Voltage', 'Spannung', 'Tension'], unit: 'V', values: [1.8, 3.3, 5, 6.3, 9, 10, 12, 16, 24, 25, 35, 48, 50, 63, 100, 200, 400, 630] };
const current: Parameter = { key: 'current', name: ['Current', 'Strom', 'Courant'], unit: 'A', values: [0.01, 0.02, 0.1, 0.2, 0.5, 1, 1.5, 2, 3, 5, 8, 10, 16, 20, 32, 63] };
const inductance: Parameter = { key: 'inductance', name: ['Inductance', 'Induktivität', 'Inductance'], unit: 'H', values: decades(-9, -3) };
const pins: Parameter = { key: 'pins', name: ['Pins', 'Anschlüsse', 'Broches'], unit: '', values: [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 26, 32, 34, 40, 48, 50, 64] };
const pitch: Parameter = { key: 'pitch', name: ['Pitch', 'Rastermaß', 'Pas'], unit: 'm', values: [0.0005, 0.0008, 0.001, 0.00127, 0.002, 0.00254, 0.00381, 0.00508] };
const length: Parameter = { key: 'length', name: ['Length', 'Länge', 'Longueur'], unit: 'm', values: lengths };
const thread: Parameter = { key: 'thread', name: ['Thread', 'Gewinde', 'Filetage'], texts: ['M1.6', 'M2', 'M2.5', 'M3', 'M4', 'M5', 'M6', 'M8', 'M10'].map((one) => [one, one, one] as const) };
const size: Parameter = { key: 'package', name: ['Package', 'Bauform', 'Boîtier'], texts: ['0201', '0402', '0603', '0805', '1206', '2512', 'SOT-23', 'SOIC-8', 'TO-92', 'TO-220', 'DIP-8', 'QFN-32'].map((one) => [one, one, one] as const) };
const colour: Parameter = { key: 'colour', name: ['Colour', 'Farbe', 'Couleur'], texts: [['red', 'rot', 'rouge'], ['green', 'grün', 'vert'], ['blue', 'blau', 'bleu'], ['yellow', 'gelb', 'jaune'], ['white', 'weiß', 'blanc'], ['black', 'schwarz', 'noir'], ['orange', 'orange', 'orange']] };
const material: Parameter = { key: 'material', name: ['Material', 'Werkstoff', 'Matériau'], texts: [['stainless steel', 'Edelstahl', 'inox'], ['brass', 'Messing', 'laiton'], ['nylon', 'Polyamid', 'nylon'], ['zinc-plated steel', 'Stahl verzinkt', 'acier zingué']] };
const frequency: Parameter = { key: 'frequency', name: ['Frequency', 'Frequenz', 'Fréquence'], unit: 'Hz', values: decades(3, 8) };

export const families: readonly [Family, ...Family[]] = [
  { name: ['Carbon film resistor', 'Kohleschichtwiderstand', 'Résistance à couche carbone'], kind: 'resistor', prefix: 'CFR', parameters: [resistance, tolerance, power] },
  { name: ['Metal film resistor', 'Metallschichtwiderstand', 'Résistance à couche métallique'], kind: 'resistor', prefix: 'MFR', parameters: [resistance, tolerance, power] },
  { name: ['Chip resistor', 'Chipwiderstand', 'Résistance CMS'], kind: 'smd-resistor', prefix: 'RC', parameters: [resistance, tolerance, size] },
  { name: ['Wirewound resistor', 'Drahtwiderstand', 'Résistance bobinée'], kind: 'resistor', prefix: 'WW', parameters: [resistance, tolerance, power] },
  { name: ['Potentiometer', 'Potentiometer', 'Potentiomètre'], kind: 'potentiometer', prefix: 'POT', parameters: [resistance, power, tolerance] },
  { name: ['Ceramic capacitor', 'Keramikkondensator', 'Condensateur céramique'], kind: 'ceramic-capacitor', prefix: 'CC', parameters: [capacitance, voltage, size] },
  { name: ['Electrolytic capacitor', 'Elektrolytkondensator', 'Condensateur électrolytique'], kind: 'electrolytic-capacitor', prefix: 'ELK', parameters: [capacitance, voltage, tolerance] },
  { name: ['Film capacitor', 'Folienkondensator', 'Condensateur à film'], kind: 'film-capacitor', prefix: 'FC', parameters: [capacitance, voltage, tolerance] },
  { name: ['Tantalum capacitor', 'Tantalkondensator', 'Condensateur au tantale'], kind: 'electrolytic-capacitor', prefix: 'TA', parameters: [capacitance, voltage, size] },
  { name: ['Power inductor', 'Speicherdrossel', 'Inductance de puissance'], kind: 'inductor', prefix: 'IND', parameters: [inductance, current, size] },
  { name: ['Light-emitting diode', 'Leuchtdiode', 'Diode électroluminescente'], kind: 'led', prefix: 'LED', parameters: [colour, current, size] },
  { name: ['Rectifier diode', 'Gleichrichterdiode', 'Diode de redressement'], kind: 'diode', prefix: 'RD', parameters: [voltage, current, size] },
  { name: ['Zener diode', 'Zenerdiode', 'Diode Zener'], kind: 'diode', prefix: 'ZD', parameters: [voltage, power, size] },
  { name: ['Voltage regulator', 'Spannungsregler', 'Régulateur de tension'], kind: 'integrated-circuit', prefix: 'VR', parameters: [voltage, current, size] },
  { name: ['Switching transistor', 'Schalttransistor', 'Transistor de commutation'], kind: 'transistor', prefix: 'TR', parameters: [voltage, current, size] },
  { name: ['Crystal oscillator', 'Quarzoszillator', 'Oscillateur à quartz'], kind: 'crystal', prefix: 'XO', parameters: [frequency, voltage, size] },
  { name: ['Pin header', 'Stiftleiste', 'Barrette mâle'], kind: 'pin-header', prefix: 'PH', parameters: [pins, pitch, colour] },
  { name: ['Terminal block', 'Anschlussklemme', 'Bornier'], kind: 'pin-header', prefix: 'TB', parameters: [pins, pitch, current] },
  { name: ['Ribbon cable', 'Flachbandkabel', 'Câble en nappe'], kind: 'cable', prefix: 'RCB', parameters: [pins, length, colour] },
  { name: ['Network cable', 'Netzwerkkabel', 'Câble réseau'], kind: 'cable', prefix: 'NW', parameters: [length, colour, material] },
  { name: ['Hook-up wire', 'Schaltlitze', 'Fil de câblage'], kind: 'cable', prefix: 'HW', parameters: [length, colour, voltage] },
  { name: ['Cylinder screw', 'Zylinderschraube', 'Vis à tête cylindrique'], kind: 'screw', prefix: 'SC', parameters: [thread, length, material] },
  { name: ['Hexagon nut', 'Sechskantmutter', 'Écrou hexagonal'], kind: 'nut', prefix: 'NT', parameters: [thread, material, colour] },
  { name: ['Spacer sleeve', 'Distanzhülse', 'Entretoise'], kind: 'spacer', prefix: 'SP', parameters: [thread, length, material] },
  { name: ['Power supply', 'Netzteil', 'Alimentation'], kind: 'power-supply', prefix: 'PS', parameters: [voltage, current, power] },
  { name: ['Fine-wire fuse', 'Feinsicherung', 'Fusible en verre'], kind: 'fuse', prefix: 'FU', parameters: [current, voltage, length] },
  { name: ['Heat shrink tube', 'Schrumpfschlauch', 'Gaine thermorétractable'], kind: 'cable', prefix: 'HS', parameters: [length, colour, voltage] },
  { name: ['Push button', 'Drucktaster', 'Bouton-poussoir'], kind: 'pin-header', prefix: 'PB', parameters: [colour, current, voltage] },
];
