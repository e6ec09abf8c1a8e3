import type { DemoInstitution } from '../../../database/demo/demo-data.js';
import type { WorkoutPlan } from '../plans/workout-plan.js';
import { MOBILITY_PLANS, RECOVERY_PLANS, UNSORTED_PLAN } from './mobility-and-recovery-plans.js';
import { ENDURANCE_PLANS, POWER_PLANS } from './power-and-endurance-plans.js';
import { RIVAL_PLANS } from './rival-plans.js';
import { STRENGTH_PLANS } from './strength-plans.js';

/** By institution, in the order of the demo institutions; the newest workout first. */
const LIBRARIES: readonly (readonly WorkoutPlan[])[] = [
  [...POWER_PLANS, ...STRENGTH_PLANS, ...ENDURANCE_PLANS, ...MOBILITY_PLANS, ...RECOVERY_PLANS, UNSORTED_PLAN],
  RIVAL_PLANS,
];

export interface DemoWorkout {
  id: number;
  institutionId: number;
  plan: WorkoutPlan;
  /** The position in its library: 0 is the newest workout. */
  age: number;
}

/** The workouts of the demo with the ids that an empty database gives them. */
export function demoLibrary(institutions: readonly DemoInstitution[]): DemoWorkout[] {
  return institutions
    .flatMap(({ id: institutionId }, at) => (LIBRARIES[at] ?? []).map((plan, age) => ({ institutionId, plan, age })))
    .map((workout, at) => ({ id: at + 1, ...workout }));
}
