import { HIP_MOBILITY_ROUTINE_NAME } from '@touchline/contracts/hip-mobility-routine';
import { exercise, timed, type WorkoutPlan } from './workout-plan.js';

/**
 * The fixed routine of ten exercises in the library of every institution. It is the same for everyone and no medical
 * advice.
 */
export const HIP_MOBILITY_ROUTINE: WorkoutPlan = {
  name: HIP_MOBILITY_ROUTINE_NAME,
  type: 'Recovery',
  difficulty: 'Beginner',
  description:
    'Ten steps for a day between hard days: loosen the hips, then wake up what keeps them stable. Nothing should hurt.',
  lines: [
    timed('Diaphragmatic Breathing', 1, 90, { notes: 'On the back, knees bent; breathe out longer than in.' }),
    exercise('Cat-Cow', 2, 10),
    timed('Half-Kneeling Hip Flexor Stretch', 2, 45, {
      notes: 'Each side. Squeeze the glute of the rear leg, ribs down.',
    }),
    exercise('90/90 Hip Switch', 2, 8, { notes: 'Each side, hands behind you if you need them.' }),
    exercise('Adductor Rock-Back', 2, 10, { notes: 'Each side, back flat.' }),
    timed("World's Greatest Stretch", 2, 40, { notes: 'Each side.' }),
    exercise('Glute Bridge', 3, 12, { restBetweenSets: 30, notes: 'Hold the top for two seconds.' }),
    exercise('Side-Lying Clamshell', 3, 12, {
      restBetweenSets: 30,
      notes: 'Each side; the pelvis does not roll back.',
    }),
    exercise('Bird Dog', 3, 8, { restBetweenSets: 30, notes: 'Each side, slowly.' }),
    timed('Single-Leg Balance', 2, 30, { notes: 'Each side; close the eyes when it becomes easy.' }),
  ],
};
