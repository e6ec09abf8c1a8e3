import { ATHLETE_ENTITIES } from '../modules/athletes/entities.js';
import { COACH_ENTITIES } from '../modules/coaches/entities.js';
import { TEAM_ENTITIES } from '../modules/teams/entities.js';
import { WELLNESS_ENTITIES } from '../modules/wellness/entities.js';

/** Every table of the product. The lists are files of their own, not the modules' faces: those need the database. */
export const ENTITIES = [...COACH_ENTITIES, ...TEAM_ENTITIES, ...ATHLETE_ENTITIES, ...WELLNESS_ENTITIES];
