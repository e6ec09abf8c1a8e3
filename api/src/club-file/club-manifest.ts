import { z } from 'zod';
import { CommandError } from '../administration/command-error.js';
import { MIGRATIONS } from '../database/migrations/index.js';

const FORMAT = 1;
/** The tables of this release are those of its last migration. */
const SCHEMA = MIGRATIONS.at(-1)?.name ?? '';

const columnSchema = z.strictObject({ name: z.string(), type: z.string(), nullable: z.boolean() });
const fileSchema = z.strictObject({
  name: z.string(),
  /** Number of its lines. */
  rows: z.int().min(0),
  bytes: z.int().min(0),
  sha256: z.string(),
  columns: z.array(columnSchema),
});

/** What a club file says of itself. It is its last part, because it names the checksums of the others. */
const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** Version of the product that wrote it. */
  product: z.string(),
  /** The last migration of the tables. */
  schema: z.string(),
  created_at: z.iso.datetime(),
  /** Of the installation that the club left: lists of erased athletes name it. */
  installation_id: z.string(),
  club: z.strictObject({ id: z.int().positive(), name: z.string() }),
  files: z.array(fileSchema),
});

export type ClubManifest = z.infer<typeof manifestSchema>;
export type ClubFile = ClubManifest['files'][number];

export const MANIFEST_NAME = 'manifest.json';
/** The entries of the audit that have left the database, as `audit_log` has them. */
export const ARCHIVE_TABLE = 'audit_archive';
export const fileNameOf = (table: string): string => `${table}.jsonl`;

export const newManifest = (facts: Omit<ClubManifest, 'format' | 'schema'>): ClubManifest => ({
  format: FORMAT,
  schema: SCHEMA,
  ...facts,
});

/** Throws CommandError for a manifest that this release does not know. */
export function readManifest(text: string, path: string): ClubManifest {
  const json = parse(text);
  const of = json as Partial<Record<keyof ClubManifest, unknown>> | null;
  if (of?.format !== FORMAT)
    throw new CommandError(
      `${path} has a format that this release does not know (${JSON.stringify(of?.format ?? null)} instead of ${FORMAT}): another release wrote it. Nothing was imported.`,
    );
  if (of.schema !== SCHEMA)
    throw new CommandError(
      `${path} has the tables of another release: ${String(of.product)}, whose last migration is ${String(of.schema)}; here it is ${SCHEMA}. Install that release, import the file, and update then. Nothing was imported.`,
    );
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success)
    throw new CommandError(`${path} has a list of its parts that cannot be read. Nothing was imported.`);
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
