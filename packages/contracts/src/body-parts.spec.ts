import { BODY_PARTS, muscleGroupsLoading } from './body-parts.js';
import { MUSCLE_GROUPS } from './exercise-rules.js';

describe('body parts', () => {
  it('are listed once each, ignoring case, and include those of the demo data', () => {
    expect(new Set(BODY_PARTS.map((part) => part.toLowerCase())).size).toBe(BODY_PARTS.length);
    expect(BODY_PARTS).toEqual(
      expect.arrayContaining(['Hamstring', 'Ankle', 'Knee', 'Shoulder', 'Calf', 'Lower back']),
    );
  });

  it.each(BODY_PARTS)(
    '%s is loaded by some group in the order of the groups, without one twice, and by the full body',
    (part) => {
      const groups = muscleGroupsLoading(part);
      expect(groups.length).toBeGreaterThan(1);
      expect(groups.at(-1)).toBe('Full Body');
      expect(MUSCLE_GROUPS.filter((group) => groups.includes(group))).toEqual(groups);
    },
  );
});

test.each([
  ['Knee', ['Legs', 'Full Body']],
  ['Hamstring', ['Legs', 'Full Body']],
  ['Shoulder', ['Chest', 'Back', 'Shoulders', 'Arms', 'Full Body']],
  ['Lower back', ['Back', 'Legs', 'Core', 'Full Body']],
  ['lower  BACK', ['Back', 'Legs', 'Core', 'Full Body']],
  [' lowerback\t', ['Back', 'Legs', 'Core', 'Full Body']],
  ['Head', [...MUSCLE_GROUPS]],
  ['', []],
  ['   ', []],
  ['Left knee', []],
  ['toString', []],
  ['__proto__', []],
])('%p is loaded by %p', (part, groups) => expect(muscleGroupsLoading(part)).toEqual(groups));
