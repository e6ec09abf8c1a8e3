/**
 * Body regions of exercises, in the order of the filter. Running and jumping belong to Legs: a sore shoulder does not
 * rule them out.
 */
export const MUSCLE_GROUPS = ['Chest', 'Back', 'Shoulders', 'Arms', 'Legs', 'Core', 'Full Body'] as const;
export type MuscleGroup = (typeof MUSCLE_GROUPS)[number];

/** Equipment of exercises, in the order of the filter. Anything else (a ball, a box, a roller, water) is Other. */
export const EQUIPMENT = [
  'Bodyweight',
  'Dumbbells',
  'Barbell',
  'Resistance Bands',
  'Machines',
  'Kettlebells',
  'Other',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** Exercises per page of the library. */
export const EXERCISES_PAGE_SIZE = 20;

/** Origins of exercise videos; our frames allow no others (content security policy). */
export const VIDEO_FRAME_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Maximum length of an exercise's description, in characters: coaches read it between two sets. */
export const EXERCISE_DESCRIPTION_MAX = 400;
