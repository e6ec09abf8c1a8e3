import type { ImportColumn, ImportPlan } from '@touchline/contracts/import-plan.schema';
import type { ImportBody, ImportCounts, PreviewImportBody } from '@touchline/contracts/imports.schema';

/** The headings that files of the tests have, with the fields that they mean. Those of own measures are their keys. */
const FIELDS: Readonly<Record<string, string>> = {
  Name: 'name',
  'First name': 'first_name',
  'Last name': 'last_name',
  Born: 'date_of_birth',
  Number: 'jersey_number',
  Position: 'position',
  Mail: 'email',
  Weight: 'weight_kg',
  Guardian: 'guardian_name',
  Relation: 'guardian_relation',
  'Guardian mail': 'guardian_email',
  Day: 'day',
  Sleep: 'hooper.sleep_quality',
  Fatigue: 'hooper.fatigue',
  Soreness: 'hooper.muscle_soreness',
  Stress: 'hooper.stress',
  RPE: 'session.rpe',
  Minutes: 'session.duration',
  Grip: 'test.grip',
  Jump: 'test.jump',
  Side: 'side',
  Trial: 'trial',
  Time: 'start_time',
  Status: 'status',
  Title: 'title',
  Type: 'type',
  Length: 'duration_min',
  Place: 'place',
  Notes: 'notes',
};

const columnsOf = (header: string): ImportColumn[] =>
  header.split(';').flatMap((heading) => {
    const field = FIELDS[heading] ?? (heading.startsWith('own.') ? heading : undefined);
    return field === undefined ? [] : [{ heading, group: null, occurrence: 0, field }];
  });

/** What a test says of a plan; the rest is that of a roster without questions. */
export type PartialPlan = Partial<Omit<ImportPlan, 'reading'>> & { reading?: Partial<ImportPlan['reading']> };

/** The call about a file of lines with semicolons, the first of them the headings: a roster unless `plan` says another target. */
export function importFile(lines: readonly string[], { reading, ...plan }: PartialPlan = {}): PreviewImportBody {
  return {
    file_name: 'roster.csv',
    content: Buffer.from(lines.join('\r\n')).toString('base64'),
    plan: {
      ...{ target: 'roster', fingerprint: 'h0123456789abcdef' },
      reading: {
        ...{ sheets: [], columns: columnsOf(lines[0] ?? '') },
        ...{ decimal_sign: null, date_order: null, name_order: null },
        ...reading,
      },
      people: [],
      overwritten: [],
      ...plan,
    },
  };
}

const RATINGS = ['sleep_quality', 'fatigue', 'muscle_soreness', 'stress'];

/** The scales of a file whose Hooper ratings go from `min` to `max`. */
export const hooperScales = ({ min = 1, max = 10, isReversed = false } = {}): ImportPlan['reading']['scales'] =>
  RATINGS.map((rating) => ({ field: `hooper.${rating}`, min, max, is_reversed: isReversed }));

/** A Hooper entry whose ratings are all the same. */
export const ratedAll = (rating: number): Record<string, number> =>
  Object.fromEntries(RATINGS.map((name) => [name, rating]));

export const counted = (counts: Partial<ImportCounts>): ImportCounts => ({
  ...{ new: 0, same: 0, changed: 0, refused: 0, skipped: 0 },
  ...counts,
});

/** The call that stores a file, when its preview says `counts`. */
export const storedFile = (
  file: PreviewImportBody,
  { new_events: newEvents = 0, ...counts }: Partial<ImportBody['expected']>,
): ImportBody => ({ ...file, expected: { ...counted(counts), new_events: newEvents } });
