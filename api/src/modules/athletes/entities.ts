import { Athlete } from './athlete.entity.js';

export const ATHLETE_ENTITIES = [Athlete];
