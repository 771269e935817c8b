import type { Attributes } from './attributes.ts';
import { drawBattery } from './kinds/battery.ts';
import { drawBoard } from './kinds/board.ts';
import { drawBook } from './kinds/book.ts';
import { drawBoxHeader } from './kinds/boxHeader.ts';
import { drawBreadboard } from './kinds/breadboard.ts';
import { drawBrickPlate } from './kinds/brickPlate.ts';
import { drawBrickSet } from './kinds/brickSet.ts';
import { drawButtonCell } from './kinds/buttonCell.ts';
import { drawCable } from './kinds/cable.ts';
import { drawCeramicCapacitor } from './kinds/ceramicCapacitor.ts';
import { drawCharger } from './kinds/charger.ts';
import { drawConnector } from './kinds/connector.ts';
import { drawCooler } from './kinds/cooler.ts';
import { drawCrystal } from './kinds/crystal.ts';
import { drawDiode } from './kinds/diode.ts';
import { drawDisplay } from './kinds/display.ts';
import { drawDrive } from './kinds/drive.ts';
import { drawElectrolyticCapacitor } from './kinds/electrolyticCapacitor.ts';
import { drawEnclosure } from './kinds/enclosure.ts';
import { drawFilmCapacitor } from './kinds/filmCapacitor.ts';
import { drawFlux } from './kinds/flux.ts';
import { drawFuse } from './kinds/fuse.ts';
import { drawHeatShrink } from './kinds/heatShrink.ts';
import { drawHub } from './kinds/hub.ts';
import { drawIcSocket } from './kinds/icSocket.ts';
import { drawInductor } from './kinds/inductor.ts';
import { drawIntegratedCircuit } from './kinds/integratedCircuit.ts';
import { drawLabSupply } from './kinds/labSupply.ts';
import { drawLed } from './kinds/led.ts';
import { drawLogicAnalyser } from './kinds/logicAnalyser.ts';
import { drawMemoryCard } from './kinds/memoryCard.ts';
import { drawMotor } from './kinds/motor.ts';
import { drawMultimeter } from './kinds/multimeter.ts';
import { drawNetworkSwitch } from './kinds/networkSwitch.ts';
import { drawNut } from './kinds/nut.ts';
import { drawOscilloscope } from './kinds/oscilloscope.ts';
import { drawPinHeader } from './kinds/pinHeader.ts';
import { drawPliers } from './kinds/pliers.ts';
import { drawPotentiometer } from './kinds/potentiometer.ts';
import { drawPowerInductor } from './kinds/powerInductor.ts';
import { drawPowerSupply } from './kinds/powerSupply.ts';
import { drawProbe } from './kinds/probe.ts';
import { drawPushButton } from './kinds/pushButton.ts';
import { drawRadioModule } from './kinds/radioModule.ts';
import { drawRailSupply } from './kinds/railSupply.ts';
import { drawRelay } from './kinds/relay.ts';
import { drawResistor } from './kinds/resistor.ts';
import { drawRobot } from './kinds/robot.ts';
import { drawRobotArm } from './kinds/robotArm.ts';
import { drawRouter } from './kinds/router.ts';
import { drawScrew } from './kinds/screw.ts';
import { drawScrewdriver } from './kinds/screwdriver.ts';
import { drawSensorModule } from './kinds/sensorModule.ts';
import { drawSmdLed } from './kinds/smdLed.ts';
import { drawSmdResistor } from './kinds/smdResistor.ts';
import { drawSolarPanel } from './kinds/solarPanel.ts';
import { drawSolderingIron } from './kinds/solderingIron.ts';
import { drawSolderingStation } from './kinds/solderingStation.ts';
import { drawSolderingTip } from './kinds/solderingTip.ts';
import { drawSpacer } from './kinds/spacer.ts';
import { drawSpool } from './kinds/spool.ts';
import { drawSupplyModule } from './kinds/supplyModule.ts';
import { drawTransistor } from './kinds/transistor.ts';
import { drawTrimmer } from './kinds/trimmer.ts';
import { drawTweezers } from './kinds/tweezers.ts';
import { drawVise } from './kinds/vise.ts';
import { drawVoltageRegulator } from './kinds/voltageRegulator.ts';
import { drawWasher } from './kinds/washer.ts';
import { drawWheel } from './kinds/wheel.ts';
import { drawWire } from './kinds/wire.ts';
import { drawWireConnector } from './kinds/wireConnector.ts';
import { drawWireHousing } from './kinds/wireHousing.ts';

/** The shapes of a part on the 240 × 160 sheet. */
type Draw = (attributes: Attributes) => string;

/** Every kind of part that has a picture of its own. To add one: a file in `kinds/`, a line here. */
export const kinds = {
  battery: drawBattery,
  board: drawBoard,
  book: drawBook,
  'box-header': drawBoxHeader,
  breadboard: drawBreadboard,
  'brick-plate': drawBrickPlate,
  'brick-set': drawBrickSet,
  'button-cell': drawButtonCell,
  cable: drawCable,
  'ceramic-capacitor': drawCeramicCapacitor,
  charger: drawCharger,
  connector: drawConnector,
  cooler: drawCooler,
  crystal: drawCrystal,
  diode: drawDiode,
  display: drawDisplay,
  drive: drawDrive,
  'electrolytic-capacitor': drawElectrolyticCapacitor,
  enclosure: drawEnclosure,
  'film-capacitor': drawFilmCapacitor,
  flux: drawFlux,
  fuse: drawFuse,
  'heat-shrink': drawHeatShrink,
  hub: drawHub,
  'ic-socket': drawIcSocket,
  inductor: drawInductor,
  'integrated-circuit': drawIntegratedCircuit,
  'lab-supply': drawLabSupply,
  led: drawLed,
  'logic-analyser': drawLogicAnalyser,
  'memory-card': drawMemoryCard,
  motor: drawMotor,
  multimeter: drawMultimeter,
  'network-switch': drawNetworkSwitch,
  nut: drawNut,
  oscilloscope: drawOscilloscope,
  'pin-header': drawPinHeader,
  pliers: drawPliers,
  potentiometer: drawPotentiometer,
  'power-inductor': drawPowerInductor,
  'power-supply': drawPowerSupply,
  probe: drawProbe,
  'push-button': drawPushButton,
  'radio-module': drawRadioModule,
  'rail-supply': drawRailSupply,
  relay: drawRelay,
  resistor: drawResistor,
  robot: drawRobot,
  'robot-arm': drawRobotArm,
  router: drawRouter,
  screw: drawScrew,
  screwdriver: drawScrewdriver,
  'sensor-module': drawSensorModule,
  'smd-led': drawSmdLed,
  'smd-resistor': drawSmdResistor,
  'solar-panel': drawSolarPanel,
  'soldering-iron': drawSolderingIron,
  'soldering-station': drawSolderingStation,
  'soldering-tip': drawSolderingTip,
  spacer: drawSpacer,
  spool: drawSpool,
  'supply-module': drawSupplyModule,
  transistor: drawTransistor,
  trimmer: drawTrimmer,
  tweezers: drawTweezers,
  vise: drawVise,
  'voltage-regulator': drawVoltageRegulator,
  washer: drawWasher,
  wheel: drawWheel,
  wire: drawWire,
  'wire-connector': drawWireConnector,
  'wire-housing': drawWireHousing,
} as const satisfies Record<string, Draw>;

export type Kind = keyof typeof kinds;

export const isKind = (kind: string): kind is Kind => Object.hasOwn(kinds, kind);
