import { demoAthletes } from '../../modules/athletes/athletes.demo.js';
import { demoCoaches } from '../../modules/coaches/coaches.demo.js';
import { demoTeams } from '../../modules/teams/teams.demo.js';
import { demoWellness } from '../../modules/wellness/wellness.demo.js';
import type { DemoRows } from './demo-rows.js';

/** Every module that has something to show, in any order: foreign keys decide what is written first. */
export const DEMO_PARTS: readonly DemoRows[] = [demoCoaches, demoTeams, demoAthletes, demoWellness];
