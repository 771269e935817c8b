import type { Attribute } from '@platine/domain/catalog/product.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';

const names = {
  resistance: { EN: 'Resistance', DE: 'Widerstand', FR: 'Résistance' },
  tolerance: { EN: 'Tolerance', DE: 'Toleranz', FR: 'Tolérance' },
  capacitance: { EN: 'Capacitance', DE: 'Kapazität', FR: 'Capacité' },
  voltage: { EN: 'Voltage', DE: 'Spannung', FR: 'Tension' },
  current: { EN: 'Current', DE: 'Strom', FR: 'Courant' },
  pins: { EN: 'Pins', DE: 'Pins', FR: 'Broches' },
  parts: { EN: 'Parts', DE: 'Teile', FR: 'Pièces' },
  model: { EN: 'Builds', DE: 'Modell', FR: 'Modèle' },
  motors: { EN: 'Motors', DE: 'Motoren', FR: 'Moteurs' },
  channels: { EN: 'Channels', DE: 'Kanäle', FR: 'Voies' },
  ports: { EN: 'Ports', DE: 'Anschlüsse', FR: 'Ports' },
  counts: { EN: 'Counts', DE: 'Anzeigeumfang', FR: 'Points' },
  colour: { EN: 'Colour', DE: 'Farbe', FR: 'Couleur' },
  diameter: { EN: 'Diameter', DE: 'Durchmesser', FR: 'Diamètre' },
  length: { EN: 'Length', DE: 'Länge', FR: 'Longueur' },
  connectorA: { EN: 'Connector A', DE: 'Anschluss A', FR: 'Connecteur A' },
  connectorB: { EN: 'Connector B', DE: 'Anschluss B', FR: 'Connecteur B' },
  package: { EN: 'Package', DE: 'Bauform', FR: 'Boîtier' },
  marking: { EN: 'Marking', DE: 'Aufdruck', FR: 'Marquage' },
  wireless: { EN: 'Wireless', DE: 'Funk', FR: 'Sans fil' },
} as const satisfies Record<string, LocalizedText>;

type AttributeKey = keyof typeof names;

/** A number in the base unit: 10 kΩ is 10000 with the unit Ω. */
export function measure(key: AttributeKey, value: number, unit: string | null = null): Attribute {
  return { key, name: names[key], value, text: null, unit };
}

export function words(key: AttributeKey, text: LocalizedText): Attribute {
  return { key, name: names[key], value: null, text, unit: null };
}
