import { FatigueRecord } from './fatigue-record.entity.js';

export const FATIGUE_ENTITIES = [FatigueRecord];
