/** The body regions an exercise is filed under, in the order of the filter. Running and jumping stand under Legs: a sore shoulder does not forbid them. */
export const MUSCLE_GROUPS = ['Chest', 'Back', 'Shoulders', 'Arms', 'Legs', 'Core', 'Full Body'] as const;
export type MuscleGroup = (typeof MUSCLE_GROUPS)[number];

/** What an exercise needs beside floor and space, in the order of the filter. What is none of these (a ball, a box, a roller, water) is Other. */
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

/** Cards on one page of the exercise library. */
export const EXERCISES_PAGE_SIZE = 20;

/** Where the videos of exercises are shown from; the frames of our pages may hold nothing else. */
export const VIDEO_FRAME_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Longest how-to of an exercise, in characters: it is read standing, between two sets. */
export const EXERCISE_DESCRIPTION_MAX = 400;
