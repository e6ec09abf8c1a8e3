import type { ImportColumn, ImportPlan } from '@touchline/contracts/import-plan.schema';
import type { ImportBody, ImportCounts, PreviewImportBody } from '@touchline/contracts/imports.schema';

/** The headings that rosters of the tests have, with the fields that they mean. */
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
};

const columnsOf = (header: string): ImportColumn[] =>
  header.split(';').flatMap((heading) => {
    const field = FIELDS[heading];
    return field === undefined ? [] : [{ heading, group: null, occurrence: 0, field }];
  });

/** The call about a roster of lines with semicolons, the first of them the headings. */
export function rosterFile(lines: readonly string[], plan: Partial<ImportPlan> = {}): PreviewImportBody {
  return {
    file_name: 'roster.csv',
    content: Buffer.from(lines.join('\r\n')).toString('base64'),
    plan: {
      ...{ target: 'roster', fingerprint: 'h0123456789abcdef' },
      reading: {
        ...{ sheets: [], columns: columnsOf(lines[0] ?? '') },
        ...{ decimal_sign: null, date_order: null, name_order: null },
      },
      people: [],
      overwrite_lines: [],
      ...plan,
    },
  };
}

export const counted = (counts: Partial<ImportCounts>): ImportCounts => ({
  ...{ new: 0, same: 0, changed: 0, refused: 0, skipped: 0 },
  ...counts,
});

/** The call that stores a file, when its preview says `counts`. */
export const storedFile = (file: PreviewImportBody, counts: Partial<ImportCounts>): ImportBody => ({
  ...file,
  expected: counted(counts),
});
