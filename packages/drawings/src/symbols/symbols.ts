import type { Attributes } from '../attributes.ts';
import type { Kind } from '../kinds.ts';
import { buttonSymbol, relaySymbol } from './contacts.ts';
import { diodeSymbol, ledSymbol } from './diodes.ts';
import {
  heatingSymbol,
  labSupplySymbol,
  logicAnalyserSymbol,
  multimeterSymbol,
  oscilloscopeSymbol,
} from './instruments.ts';
import { junctionSymbol } from './junction.ts';
import { circuitSymbol } from './logic.ts';
import { converterSymbol, motorSymbol } from './machines.ts';
import {
  batterySymbol,
  capacitorSymbol,
  crystalSymbol,
  fuseSymbol,
  inductorSymbol,
  polarisedSymbol,
  potentiometerSymbol,
  resistorSymbol,
  solarSymbol,
  trimmerSymbol,
} from './passive.ts';
import { transistorSymbol } from './transistors.ts';

type DrawSymbol = (attributes: Attributes) => string | null;

/** Circuit symbols (IEC 60617) by the kinds that have one; null where the attributes do not say which. */
export const symbols: { readonly [Each in Kind]?: DrawSymbol } = {
  battery: batterySymbol,
  'button-cell': batterySymbol,
  'ceramic-capacitor': capacitorSymbol,
  charger: converterSymbol,
  connector: junctionSymbol,
  crystal: crystalSymbol,
  diode: diodeSymbol,
  'electrolytic-capacitor': polarisedSymbol,
  'film-capacitor': capacitorSymbol,
  fuse: fuseSymbol,
  inductor: inductorSymbol,
  'integrated-circuit': circuitSymbol,
  'lab-supply': labSupplySymbol,
  led: ledSymbol,
  'logic-analyser': logicAnalyserSymbol,
  motor: motorSymbol,
  multimeter: multimeterSymbol,
  oscilloscope: oscilloscopeSymbol,
  potentiometer: potentiometerSymbol,
  'power-inductor': inductorSymbol,
  'power-supply': converterSymbol,
  'push-button': buttonSymbol,
  'rail-supply': converterSymbol,
  relay: relaySymbol,
  resistor: resistorSymbol,
  'smd-led': ledSymbol,
  'smd-resistor': resistorSymbol,
  'solar-panel': solarSymbol,
  'soldering-iron': heatingSymbol,
  'supply-module': converterSymbol,
  transistor: transistorSymbol,
  trimmer: trimmerSymbol,
  'voltage-regulator': transistorSymbol,
};
