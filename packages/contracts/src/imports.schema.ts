import { z } from 'zod';
import {
  CLOCK_UNITS,
  DATE_ORDERS,
  DECIMAL_SIGNS,
  DURATION_UNITS,
  importPlanSchema,
  importReadingSchema,
  NAME_ORDERS,
} from './import-plan.schema.js';
import { IMPORT_TARGET_KEYS } from './import-fields.js';
import { knownPersonSchema } from './registrations.schema.js';
import { requiredText } from './required-text.js';
import { calendarDateSchema, countSchema, idSchema, versionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const CONTENT_SENTENCE = 'must be the bytes of a file in Base64';
/** A file of a club, and how it is read. Pasted cells are a file of tab-separated text. */
const fileShape = {
  file_name: requiredText(200),
  /** Of at most 10 MB; a longer body is refused as a whole. */
  content: z.string(CONTENT_SENTENCE).regex(/^[A-Za-z0-9+/]*={0,2}$/, CONTENT_SENTENCE),
  plan: importPlanSchema,
};

const EXAMPLE_PLAN = {
  target: 'roster' as const,
  fingerprint: 'h0123456789abcdef',
  reading: {
    sheets: [],
    columns: [
      { heading: 'Name', group: null, occurrence: 0, field: 'name' },
      { heading: 'Born', group: null, occurrence: 0, field: 'date_of_birth' },
    ],
    decimal_sign: null,
    date_order: null,
    name_order: null,
  },
  people: [],
  overwritten: [],
};
/** `Name;Born` and `Ada Byron;10.12.2008`. */
const EXAMPLE_CONTENT = 'TmFtZTtCb3JuCkFkYSBCeXJvbjsxMC4xMi4yMDA4Cg==';

export const previewImportBodySchema = z.strictObject(fileShape).meta({
  examples: [{ file_name: 'roster.csv', content: EXAMPLE_CONTENT, plan: EXAMPLE_PLAN }],
});
export type PreviewImportBody = z.infer<typeof previewImportBodySchema>;

/** More rows than any file has. */
const count = countSchema(10_000_000);

/** What becomes of the rows of a file. `skipped` are those of people whom the coach leaves out. */
export const importCountsSchema = z.strictObject({
  new: count,
  same: count,
  changed: count,
  refused: count,
  skipped: count,
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

export const importBodySchema = z
  .strictObject({
    ...fileShape,
    /** The counts of the preview that the coach confirmed; refused when they are others by now. */
    expected: importCountsSchema.extend({
      /** Of events that come to the calendar; without it none. */
      new_events: count.optional(),
    }),
    /** That the club may keep what the file holds of minors; needed when the preview counts any. Stored with who said it. */
    minors_stated: z.boolean('must be true or false').optional(),
  })
  .meta({
    examples: [
      {
        file_name: 'roster.csv',
        content: EXAMPLE_CONTENT,
        plan: EXAMPLE_PLAN,
        expected: { new: 1, same: 0, changed: 0, refused: 0, skipped: 0 },
      },
    ],
  });
export type ImportBody = z.infer<typeof importBodySchema>;

/** Where a row of a file stands: its line as spreadsheets count them, from 1. */
const placeShape = { sheet: z.string(), line: z.int().positive() };
const cellValueSchema = z.union([z.string(), z.number()]).nullable();

/** A field that a row changes. `was_edited`: somebody typed the stored value; it stays unless the coach says otherwise. */
export const importChangeSchema = z.object({
  field: z.string(),
  from: cellValueSchema,
  to: cellValueSchema,
  was_edited: z.boolean(),
});
export type ImportChange = z.infer<typeof importChangeSchema>;

export const IMPORT_OUTCOMES = ['new', 'same', 'changed', 'skipped'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const importedRowSchema = z.object({
  ...placeShape,
  /** Null for an event. */
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  outcome: wordSchema(IMPORT_OUTCOMES),
  athlete_id: idSchema.nullable(),
  /** Null for a row of a roster. */
  day: calendarDateSchema.nullable(),
  values: z.record(z.string(), cellValueSchema),
  changes: z.array(importChangeSchema),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

/** A row that is not stored. `heading` and `cell` are null when the row as a whole is wrong. */
export const importRefusalSchema = z.object({
  ...placeShape,
  heading: z.string().nullable(),
  cell: z.string().nullable(),
  message: z.string(),
});
export type ImportRefusal = z.infer<typeof importRefusalSchema>;

/**
 * Somebody in the file of whom the coach has to say who it is: `candidates` may be meant, none where nobody has a similar
 * name. Only a roster takes somebody new.
 */
export const askedPersonSchema = z.object({
  ...placeShape,
  name: z.string(),
  date_of_birth: calendarDateSchema.nullable(),
  rows: z.int().positive(),
  candidates: z.array(knownPersonSchema),
});
export type AskedPerson = z.infer<typeof askedPersonSchema>;

/** An athlete of the team, whom any name of a file may mean. */
export const teammateSchema = z.object({ athlete_id: idSchema, first_name: z.string(), last_name: z.string() });
export type Teammate = z.infer<typeof teammateSchema>;

/** Most rows and refusals that a preview lists; its counts are of all. */
export const IMPORT_LISTED_MAX = 500;

/** What a file would do. Nothing is stored. While somebody in `asked` has no answer, the file cannot be stored. */
export const importPreviewSchema = z.object({
  counts: importCountsSchema,
  asked: z.array(askedPersonSchema),
  /** Whom the asked may be beside their candidates: the team; none for a roster, or when nobody is asked about. */
  team: z.array(teammateSchema),
  /** Athletes for whom a guardian has to agree, or of an unknown birth date, whose data would be stored; 0 for a roster. */
  minors: count,
  /** Practices that come to the calendar because a mark is of a day without an event; 0 for other targets. */
  new_events: count,
  rows: z.array(importedRowSchema),
  refusals: z.array(importRefusalSchema),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** A file that was stored. `undone_at` is null while it was not taken back. */
export const importSchema = z.object({
  import_id: idSchema,
  target: wordSchema(IMPORT_TARGET_KEYS),
  file_name: z.string(),
  created_at: z.iso.datetime(),
  /** Who brought it; null for somebody without an account any more. */
  coach: z.object({ name: z.string() }).nullable(),
  counts: importCountsSchema.omit({ skipped: true }),
  undone_at: z.iso.datetime().nullable(),
});
export type Import = z.infer<typeof importSchema>;

/**
 * Taking an import back. `removed` and `restored` count its rows; `kept` names those that stay: something was recorded
 * for them since, or somebody edited them.
 */
export const undoneImportSchema = z.object({
  removed: z.int().nonnegative(),
  restored: z.int().nonnegative(),
  kept: z.array(
    z.object({
      /** Whose records they are, or which event it is; null for an event. */
      athlete_id: idSchema.nullable(),
      name: z.string(),
      reason: z.string(),
    }),
  ),
});
export type UndoneImport = z.infer<typeof undoneImportSchema>;

/** What a row of an import is stored as: `test` of the product's measures, `measurement` of the club's own. */
export const IMPORTED_KINDS = ['athlete', 'wellness', 'session', 'test', 'measurement', 'attendance', 'event'] as const;
export type ImportedKind = (typeof IMPORTED_KINDS)[number];

/** Who changed a record after a file wrote it: somebody who typed, or a later file. */
export const IMPORTED_ROW_CHANGES = ['edit', 'file'] as const;
export type ImportedRowChange = (typeof IMPORTED_ROW_CHANGES)[number];

/** A row of an import that was not taken back, and what that would cost. */
export const standingRowSchema = z.object({
  row_id: idSchema,
  kind: wordSchema(IMPORTED_KINDS),
  /** Null for an event, and for somebody whom the coach does not see any more. */
  athlete: teammateSchema.nullable(),
  /** Of an event; null for every other record, and for an event of another team. */
  title: z.string().nullable(),
  /** Null for a row of a roster. */
  day: calendarDateSchema.nullable(),
  /** What the file wrote; empty for a day that the coach does not see any more. */
  written: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Null while the record is as the file wrote it. */
  changed_by: wordSchema(IMPORTED_ROW_CHANGES).nullable(),
  /** Sentences: what taking the row back does, or why it cannot be taken back. */
  cost: z.string(),
  /** The version of the record, which taking it back names; null for a row that cannot be taken back. */
  version: versionSchema.nullable(),
});
export type StandingRow = z.infer<typeof standingRowSchema>;

export const undoRowBodySchema = z
  .strictObject({
    /** The version of the record whose cost was confirmed. */
    version: versionSchema,
  })
  .meta({ examples: [{ version: 1 }] });
export type UndoRowBody = z.infer<typeof undoRowBodySchema>;

/** How the last file with these headings was read. */
export const importLayoutSchema = z.object({
  reading: importReadingSchema
    .extend({
      decimal_sign: wordSchema(DECIMAL_SIGNS).nullable(),
      date_order: wordSchema(DATE_ORDERS).nullable(),
      name_order: wordSchema(NAME_ORDERS).nullable(),
      clock: wordSchema(CLOCK_UNITS).nullable().optional(),
      duration_unit: wordSchema(DURATION_UNITS).nullable().optional(),
    })
    .nullable(),
});
export type ImportLayout = z.infer<typeof importLayoutSchema>;
