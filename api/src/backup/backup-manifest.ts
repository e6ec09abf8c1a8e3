import { z } from 'zod';

/** What a backup says of itself. It is its last part, because it names the checksums of the others. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** Version of the product that made it. */
  product: z.string(),
  /** Null: made while migrations were pending, before the database knew the number of its installation. */
  installation_id: z.string().nullable(),
  database: z.enum(['sqlite', 'mariadb']),
  created_at: z.iso.datetime(),
  /** Names of the migrations that its tables have been through, in order. */
  migrations: z.array(z.string()).min(1),
  /** Number of rows by table. */
  rows: z.record(z.string(), z.int().min(0)),
  /** Where the binary log of the MariaDB server stood; null where it writes none, or the user may not see it. */
  binary_log: z.strictObject({ file: z.string(), position: z.int() }).nullable(),
  files: z.array(z.strictObject({ name: z.string(), size: z.int().min(0), sha256: z.string() })),
});

export type BackupManifest = z.infer<typeof manifestSchema>;
export type PackedFile = BackupManifest['files'][number];

export const MANIFEST_NAME = 'manifest.json';
export const DATABASE_NAMES = { sqlite: 'database.sqlite', mariadb: 'database.sql' } as const;
/** Folders in a backup. */
export const AUDIT_ARCHIVE = 'audit-archive';
export const SITE = 'site';
/** File of the site that names the live versions. */
export const SITE_REGISTRY = 'registry.json';

/** The number of all rows. */
export const rowTotal = ({ rows }: Pick<BackupManifest, 'rows'>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);
