import type { MuscleGroup } from './exercise-rules.js';

/**
 * Muscle groups whose usual exercises put force through a part of the body, not only groups named for it: a coach who
 * plans around an injury needs to know what would hurt.
 * - From the hip down everything is Legs: running, jumping, squatting.
 * - Groin and hip join leg and trunk: adductors and hip flexors work in most core exercises too. So does the abdomen.
 * - A shoulder carries every press, row, raise and curl; elbow, wrist and hand hold any weight that is pressed, pulled or
 *   carried.
 * - The lower back is loaded by rows and deadlifts (Back), by squats and landings (Legs) and by the core; the upper
 *   back and the neck by pulling and by whatever the shoulders carry. Ribs move with each press, pull and turn.
 * - After a blow to the head every exertion waits for the steps of the return to sport (Patricios et al. 2023, Br J
 *   Sports Med 57:695).
 */
const GROUPS_BY_PART = {
  Hamstring: ['Legs'],
  Ankle: ['Legs'],
  Knee: ['Legs'],
  Shoulder: ['Chest', 'Back', 'Shoulders', 'Arms'],
  Calf: ['Legs'],
  'Lower back': ['Back', 'Legs', 'Core'],
  Groin: ['Legs', 'Core'],
  Quadriceps: ['Legs'],
  Hip: ['Legs', 'Core'],
  Achilles: ['Legs'],
  Shin: ['Legs'],
  Foot: ['Legs'],
  Elbow: ['Chest', 'Back', 'Shoulders', 'Arms'],
  Wrist: ['Chest', 'Back', 'Shoulders', 'Arms'],
  Hand: ['Chest', 'Back', 'Shoulders', 'Arms'],
  'Upper back': ['Back', 'Shoulders'],
  Neck: ['Back', 'Shoulders'],
  Ribs: ['Chest', 'Back', 'Core'],
  Abdomen: ['Core'],
  Head: ['Chest', 'Back', 'Shoulders', 'Arms', 'Legs', 'Core'],
} as const satisfies Readonly<Record<string, readonly MuscleGroup[]>>;

type BodyPart = keyof typeof GROUPS_BY_PART;

/** Body parts that are most often injured in team sports. An injury may name any other part: its text is kept. */
export const BODY_PARTS = Object.keys(GROUPS_BY_PART) as readonly BodyPart[];

/** Most characters of the part that an athlete names. */
export const BODY_PART_MAX = 80;

const GROUPS_BY_NORMALIZED_PART = new Map<string, readonly MuscleGroup[]>(
  Object.entries(GROUPS_BY_PART).map(([part, groups]) => [normalizePart(part), [...groups, 'Full Body']]),
);

/**
 * The muscle groups whose exercises load an injured part, in the order of the groups; `Full Body` loads every known
 * part. Case and spaces are ignored ("lower  BACK"). Empty for an unknown part: nothing is claimed about it.
 */
export function muscleGroupsLoading(bodyPart: string): readonly MuscleGroup[] {
  return GROUPS_BY_NORMALIZED_PART.get(normalizePart(bodyPart)) ?? [];
}

/** True when two texts name the same part; case and spaces are ignored. */
export function isSameBodyPart(one: string, other: string): boolean {
  return normalizePart(one) === normalizePart(other);
}

function normalizePart(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
