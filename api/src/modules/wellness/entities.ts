import { WellnessEntryRow } from './wellness-entry.entity.js';

export const WELLNESS_ENTITIES = [WellnessEntryRow];
