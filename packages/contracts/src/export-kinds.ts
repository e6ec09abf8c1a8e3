import type { Permission } from './permissions.js';

/** What a coach can download of a team, in the order of the page. */
export const EXPORT_KINDS = [
  'roster',
  'wellness',
  'sessions',
  'tests',
  'attendance',
  'availability',
  'events',
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

interface ExportKindFacts {
  label: string;
  /** What the role in the team has to allow. */
  permission: Permission;
  /** Whether its rows have days; a roster is that of today. */
  hasDays: boolean;
}

export const EXPORT_KIND_FACTS: Readonly<Record<ExportKind, ExportKindFacts>> = {
  roster: { label: 'Roster', permission: 'names.read', hasDays: false },
  wellness: { label: 'Wellness', permission: 'wellness.read', hasDays: true },
  sessions: { label: 'Training load', permission: 'load.read', hasDays: true },
  tests: { label: 'Tests', permission: 'performance.read', hasDays: true },
  attendance: { label: 'Attendance', permission: 'attendance.read', hasDays: true },
  availability: { label: 'Availability', permission: 'availability.read', hasDays: true },
  events: { label: 'Events', permission: 'plan.read', hasDays: true },
};

export const EXPORT_FORMATS = ['xlsx', 'csv', 'ics'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_FORMAT_LABELS: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV',
  ics: 'Calendar file (.ics)',
};

/** The formats of a kind: a calendar file has events only. */
export const formatsOf = (kind: ExportKind): readonly ExportFormat[] =>
  kind === 'events' ? EXPORT_FORMATS : EXPORT_FORMATS.filter((format) => format !== 'ics');

/** Longest period of one file, in days: two seasons. */
export const EXPORT_DAYS_MAX = 732;
/** Most rows of one file, so that its spreadsheet is made in a few seconds. */
export const EXPORT_ROWS_MAX = 30_000;
