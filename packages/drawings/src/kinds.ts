import type { Attributes } from './attributes.ts';
import { drawBattery } from './kinds/battery.ts';
import { drawBoard } from './kinds/board.ts';
import { drawBreadboard } from './kinds/breadboard.ts';
import { drawBrickSet } from './kinds/brickSet.ts';
import { drawCable } from './kinds/cable.ts';
import { drawCeramicCapacitor } from './kinds/ceramicCapacitor.ts';
import { drawConnector } from './kinds/connector.ts';
import { drawDiode } from './kinds/diode.ts';
import { drawDisplay } from './kinds/display.ts';
import { drawElectrolyticCapacitor } from './kinds/electrolyticCapacitor.ts';
import { drawIntegratedCircuit } from './kinds/integratedCircuit.ts';
import { drawLed } from './kinds/led.ts';
import { drawMemoryCard } from './kinds/memoryCard.ts';
import { drawMotor } from './kinds/motor.ts';
import { drawMultimeter } from './kinds/multimeter.ts';
import { drawNetworkSwitch } from './kinds/networkSwitch.ts';
import { drawOscilloscope } from './kinds/oscilloscope.ts';
import { drawPinHeader } from './kinds/pinHeader.ts';
import { drawPowerSupply } from './kinds/powerSupply.ts';
import { drawResistor } from './kinds/resistor.ts';
import { drawRobot } from './kinds/robot.ts';
import { drawRouter } from './kinds/router.ts';
import { drawScrew } from './kinds/screw.ts';
import { drawSensorModule } from './kinds/sensorModule.ts';
import { drawSmdResistor } from './kinds/smdResistor.ts';
import { drawSolarPanel } from './kinds/solarPanel.ts';
import { drawSolderingIron } from './kinds/solderingIron.ts';
import { drawSolderingTip } from './kinds/solderingTip.ts';
import { drawSpool } from './kinds/spool.ts';
import { drawTransistor } from './kinds/transistor.ts';
import { drawVoltageRegulator } from './kinds/voltageRegulator.ts';

/** The shapes of a part on the 240 × 160 sheet. */
type Draw = (attributes: Attributes) => string;

/** Every kind of part that has a picture of its own. To add one: a file in `kinds/`, a line here. */
export const kinds = {
  battery: drawBattery,
  board: drawBoard,
  breadboard: drawBreadboard,
  'brick-set': drawBrickSet,
  cable: drawCable,
  'ceramic-capacitor': drawCeramicCapacitor,
  connector: drawConnector,
  diode: drawDiode,
  display: drawDisplay,
  'electrolytic-capacitor': drawElectrolyticCapacitor,
  'integrated-circuit': drawIntegratedCircuit,
  led: drawLed,
  'memory-card': drawMemoryCard,
  motor: drawMotor,
  multimeter: drawMultimeter,
  'network-switch': drawNetworkSwitch,
  oscilloscope: drawOscilloscope,
  'pin-header': drawPinHeader,
  'power-supply': drawPowerSupply,
  resistor: drawResistor,
  robot: drawRobot,
  router: drawRouter,
  screw: drawScrew,
  'sensor-module': drawSensorModule,
  'smd-resistor': drawSmdResistor,
  'solar-panel': drawSolarPanel,
  'soldering-iron': drawSolderingIron,
  'soldering-tip': drawSolderingTip,
  spool: drawSpool,
  transistor: drawTransistor,
  'voltage-regulator': drawVoltageRegulator,
} as const satisfies Record<string, Draw>;

type Kind = keyof typeof kinds;

export const isKind = (kind: string): kind is Kind => Object.hasOwn(kinds, kind);
