import { TrainingSession } from './training-session.entity.js';

export const TRAINING_LOAD_ENTITIES = [TrainingSession];
