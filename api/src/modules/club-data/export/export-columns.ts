import type { ExportKind } from '@touchline/contracts/export-kinds';
import { fieldHeading } from '@touchline/contracts/field-heading';
import type { ImportField, ImportFieldKind } from '@touchline/contracts/import-fields';
import { measureField } from '@touchline/contracts/import-targets/measure-field';
import { importTargetOf } from '@touchline/contracts/import-targets';
import { OWN_MEASURE_KEY } from '@touchline/contracts/measure-rules';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { WrittenColumn } from '@touchline/sheets/write-file';

/** A column of a file, and the key of its values. */
export interface ExportColumn extends WrittenColumn {
  key: string;
}

/** A name is written in two columns, and of events no place is stored. */
const NOT_WRITTEN = new Set(['name', 'answered_at', 'place']);
/** What every row of a roster has; other columns have a value for somebody, and the role may read it. */
const ALWAYS_IN_ROSTER = new Set(['first_name', 'last_name', 'jersey_number', 'position']);

const PERSON: readonly ExportColumn[] = [
  { key: 'first_name', heading: 'First name', kind: 'text' },
  { key: 'last_name', heading: 'Last name', kind: 'text' },
];
const EVENT: ExportColumn = { key: 'event', heading: 'Event', kind: 'text' };

const AVAILABILITY: readonly ExportColumn[] = [
  ...PERSON,
  { key: 'day', heading: 'Recorded on', kind: 'day' },
  { key: 'status', heading: 'Availability', kind: 'text' },
  { key: 'from', heading: 'First day', kind: 'day' },
  { key: 'until', heading: 'Last day', kind: 'day' },
];
const HEALTH: readonly ExportColumn[] = [
  { key: 'body_part', heading: 'Body part', kind: 'text' },
  { key: 'note', heading: 'Medical note', kind: 'text' },
];

/** Columns beside those that an import stores. */
const FURTHER: Readonly<Record<Exclude<ExportKind, 'availability'>, readonly ExportColumn[]>> = {
  roster: [],
  wellness: [
    { key: 'hooper_index', heading: 'Hooper index', kind: 'number' },
    { key: 'injury_body_part', heading: 'Pain, body part', kind: 'text' },
    { key: 'injury_severity', heading: 'Pain, severity', kind: 'number' },
  ],
  sessions: [{ key: 'srpe', heading: 'Load (sRPE)', kind: 'number' }, EVENT],
  tests: [],
  attendance: [EVENT],
  events: [],
};
/** Columns that a file has only when there is something in them. */
const OPTIONAL = new Set(['side', 'trial', 'injury_body_part', 'injury_severity', 'body_part', 'note']);

const KINDS: Partial<Record<ImportFieldKind, WrittenColumn['kind']>> = {
  ...{ day: 'day', birth_day: 'day', number: 'number', minutes: 'number', rating: 'number' },
};

/**
 * The columns of a kind of file, with the headings that an import knows.
 * @param written the keys that have a value in some row
 */
export function columnsOf(
  kind: ExportKind,
  catalogue: ReadonlyMap<string, Measure>,
  written: ReadonlySet<string>,
): ExportColumn[] {
  if (kind === 'availability') return [...AVAILABILITY, ...HEALTH.filter(({ key }) => written.has(key))];
  const isWritten = ({ key }: { key: string }) =>
    written.has(key) ||
    !(OPTIONAL.has(key) || OWN_MEASURE_KEY.test(key) || (kind === 'roster' && !ALWAYS_IN_ROSTER.has(key)));
  const fields = importTargetOf(kind, [...catalogue.values()]).fields.filter(({ key }) => !NOT_WRITTEN.has(key));
  const known = new Set(fields.map(({ key }) => key));
  const further = [...written].filter((key) => key.startsWith('own.') && !known.has(key)).sort();
  return [
    ...fields.filter(isWritten).map(toColumn),
    ...FURTHER[kind].filter(isWritten),
    ...further.flatMap((key) => measureColumn(key, catalogue)),
  ];
}

const toColumn = (field: ImportField): ExportColumn => ({
  ...{ key: field.key, heading: fieldHeading(field), kind: KINDS[field.kind] ?? 'text' },
});

/** The column of a value: values by an earlier version of a measure are never compared with newer ones. */
export function measureColumnKey(measure: Measure | undefined, measureKey: string, version: number): string {
  const isNewest = measure === undefined || newestVersion(measure).measure_version === version;
  return isNewest ? measureKey : `${measureKey}@${version}`;
}

/** Of a measure that no import brings: one that is retired or entered otherwise, and an earlier version. */
function measureColumn(key: string, catalogue: ReadonlyMap<string, Measure>): ExportColumn[] {
  const [measureKey = '', version] = key.split('@');
  const measure = catalogue.get(measureKey);
  if (!measure) return [];
  const versions = measure.versions.filter(({ measure_version: number }) => version === String(number));
  const field = measureField(versions.length === 0 ? measure : { ...measure, versions });
  const label = version === undefined ? field.label : `${field.label}, version ${version}`;
  return [{ ...toColumn({ ...field, label }), key }];
}
