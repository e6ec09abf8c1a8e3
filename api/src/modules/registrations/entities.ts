import { PendingAthlete } from './pending-athlete.entity.js';

export const REGISTRATION_ENTITIES = [PendingAthlete];
