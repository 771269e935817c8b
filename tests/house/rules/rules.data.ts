import { calls } from './data/calls.ts';
import { entities } from './data/entities.ts';
import { inputDecisions } from './data/inputDecisions.ts';
import { limits } from './data/limits.ts';
import { messages } from './data/messages.ts';
import { moneyDecisions } from './data/moneyDecisions.ts';
import { purpose } from './data/purpose.ts';
import { roles } from './data/roles.ts';
import { routes } from './data/routes.ts';
import { screens } from './data/screens.ts';
import { states } from './data/states.ts';
import { validation } from './data/validation.ts';
import type { Rules } from './rule.ts';

/** The chapters and decisions whose every row, bullet and paragraph must be proved. */
export const rules: Rules = {
  '§1': purpose,
  '§2': [...routes, ...screens],
  '§3': entities,
  '§4': states,
  '§5': validation,
  '§6': roles,
  '§7': calls,
  '§8': messages,
  '§9': limits,
  ...moneyDecisions,
  ...inputDecisions,
};
