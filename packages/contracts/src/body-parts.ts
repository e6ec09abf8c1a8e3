import type { MuscleGroup } from './exercise-rules.js';

/**
 * Which muscle groups train or burden a part of the body. Groups are those whose usual exercises put force through the part, not only those
 * that are named for it: a coach who plans round an injury needs to know what would hurt.
 * - From the hip down everything is Legs: running, jumping, squatting.
 * - The groin and the hip join leg and trunk: the adductors and hip flexors work in most exercises of the core, too. So does the abdomen.
 * - A shoulder carries every press, row, raise and curl; elbow, wrist and hand hold whatever is pressed, pulled or carried.
 * - The lower back is loaded by rows and deadlifts (Back), by squats and landings (Legs) and by the core; the upper back and the neck by
 *   pulling and by whatever the shoulders carry. Ribs move with each press, pull and turn.
 * - After a blow to the head every exertion waits for the steps of the return to sport (Patricios et al. 2023, Br J Sports Med 57:695).
 */
const LOADED_BY = {
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

type BodyPart = keyof typeof LOADED_BY;

/** What is most often injured in team sports, as the product writes it. An injury may name any other part: its text is kept. */
export const BODY_PARTS = Object.keys(LOADED_BY) as readonly BodyPart[];

const GROUPS_OF = new Map<string, readonly MuscleGroup[]>(
  Object.entries(LOADED_BY).map(([part, groups]) => [asCompared(part), [...groups, 'Full Body']]),
);

/**
 * The muscle groups whose exercises load an injured part, in the order of the groups; `Full Body` loads every part we know. Case and space do not
 * count ("lower  BACK"). A part we do not know answers none: nothing is claimed about it.
 */
export function muscleGroupsLoading(bodyPart: string): readonly MuscleGroup[] {
  return GROUPS_OF.get(asCompared(bodyPart)) ?? [];
}

/** Whether two texts mean the same part: case and space do not count. */
export function isSamePart(one: string, other: string): boolean {
  return asCompared(one) === asCompared(other);
}

function asCompared(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
