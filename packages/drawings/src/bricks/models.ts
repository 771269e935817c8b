import type { Piece } from './scene.ts';
import { birds } from './models/birds.ts';
import { largeBox, woodenBox } from './models/buildingBoxes.ts';
import { firstMachines } from './models/firstMachines.ts';
import { gearbox } from './models/gearbox.ts';
import { pneumaticArm } from './models/pneumaticArm.ts';
import { looseBricks, wheelsAndAxles } from './models/refills.ts';
import { rollingCase } from './models/rollingCase.ts';
import { rover } from './models/rover.ts';
import { simpleMachines } from './models/simpleMachines.ts';
import { sortingCase } from './models/sortingCase.ts';
import { steamEngine } from './models/steamEngine.ts';
import { towerCrane } from './models/towerCrane.ts';
import { tram } from './models/tram.ts';
import { viaduct } from './models/viaduct.ts';
import { waterMill } from './models/waterMill.ts';
import { weatherStation } from './models/weatherStation.ts';
import { windAndSun } from './models/windAndSun.ts';

/** Models by the English text of the attribute `model`. To add one: a file in `models/`, a line here. */
export const models: ReadonlyMap<string, readonly Piece[]> = new Map([
  ['birds', birds],
  ['bricks 2 × 4', looseBricks],
  ['driving robot', rover],
  ['eight simple machines', simpleMachines],
  ['gearbox with two motors', gearbox],
  ['pneumatic arm', pneumaticArm],
  ['rolling case with six trays', rollingCase],
  ['sorting case', sortingCase],
  ['steam engine', steamEngine],
  ['tower crane', towerCrane],
  ['tram', tram],
  ['viaduct', viaduct],
  ['water mill', waterMill],
  ['weather station', weatherStation],
  ['wheels and axles', wheelsAndAxles],
  ['wind turbine and solar cell', windAndSun],
  ['windmill and swing', firstMachines],
  ['your own ideas, with wheels and windows', largeBox],
  ['your own ideas, in a wooden box', woodenBox],
]);
