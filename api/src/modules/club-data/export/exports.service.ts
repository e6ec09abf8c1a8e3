import { Injectable } from '@nestjs/common';
import {
  EXPORT_KIND_FACTS,
  EXPORT_ROWS_MAX,
  type ExportFormat,
  type ExportKind,
} from '@touchline/contracts/export-kinds';
import type { ExportedFile } from '@touchline/contracts/exports.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { EntityManager } from 'typeorm';
import { requireTeamReader } from '../../../common/access/team-reader.js';
import type { HealthData } from '../../../common/audit/audit-entry.entity.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { DataReader } from '../../../common/auth/reading-program.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { FeedService } from '../../calendar/index.js';
import { findCatalogue } from '../../measures/index.js';
import { columnsOf, type ExportColumn } from './export-columns.js';
import { LineCollector, type Line } from './export-lines.js';
import { sourcesOf } from './export-sources.js';
import { pagesOf } from './export-pages.js';
import { findOwnEvents, findTeamName } from './export.repository.js';
import { exportTooLarge, nothingToExport } from './exports.errors.js';
import type { ExportQuery } from './exports.schemas.js';
import { readRoster, readTeamPersons, type Persons } from './roster-lines.js';
import { TableWriter } from './table-writer.js';

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar; charset=utf-8',
};

/** Files of a team's data for a coach. They are made as a whole, so that a failure is an answer and not half a file. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly feed: FeedService,
    private readonly writer: TableWriter,
  ) {}

  /** Throws "nothing to export" and "export too large". */
  async download(coach: SignedInCoach, teamId: number, query: ExportQuery): Promise<ExportedFile> {
    const { kind, format } = query;
    const manager = this.unitOfWork.read;
    const reader = await requireTeamReader(manager, coach, EXPORT_KIND_FACTS[kind].permission, teamId);
    const name = await findTeamName(manager, teamId);

    const bytes =
      format === 'ics'
        ? await this.calendarFile(teamId, query)
        : await this.writer.write(format, { name, ...(await this.table(manager, coach, reader, query)) });
    const { hasDays } = EXPORT_KIND_FACTS[kind];
    const days = hasDays ? [query.from, 'to', query.to] : [coach.today];
    return {
      file_name: `${[...name.split(NOT_IN_FILE_NAMES), kind, ...days].filter(Boolean).join('-')}.${format}`,
      media_type: MEDIA_TYPES[format],
      content: Buffer.from(bytes).toString('base64'),
    };
  }

  private async calendarFile(teamId: number, { from, to }: ExportQuery): Promise<Uint8Array> {
    const text = await this.feed.fileOfTeam(teamId, { from, to });
    if (text === null) throw nothingToExport(true);
    return Buffer.from(text);
  }

  private async table(
    manager: EntityManager,
    coach: SignedInCoach,
    reader: DataReader,
    query: ExportQuery,
  ): Promise<{ columns: ExportColumn[]; rows: (string | number | null)[][] }> {
    const { kind } = query;
    const catalogue = await findCatalogue(manager, reader.institutionId);
    const persons = kind === 'events' ? null : await readTeamPersons(manager, reader);
    const { lines, audited } =
      kind === 'roster'
        ? await roster(manager, reader, persons ?? new Map())
        : await readLines(manager, reader, { ...query, kind }, { catalogue, persons });
    if (lines.length === 0) throw nothingToExport(EXPORT_KIND_FACTS[kind].hasDays);
    await this.audit.read(coach, audited, athletesOf(lines));

    await complete(manager, reader, lines, persons);
    const written = new Set(lines.flatMap(({ values }) => Object.keys(values).filter((key) => values[key] !== null)));
    const columns = columnsOf(kind, catalogue, written);
    const sorted = lines.sort(kind === 'roster' ? byName : byDay);
    return { columns, rows: sorted.map(({ values }) => columns.map(({ key }) => values[key] ?? null)) };
  }
}

interface ReadLines {
  lines: Line[];
  /** As what reading them is recorded. */
  audited: HealthData[];
}

async function roster(manager: EntityManager, reader: DataReader, persons: Persons): Promise<ReadLines> {
  const lines = await readRoster(manager, reader, persons);
  return { lines, audited: reader.kinds.has('people') ? ['profile'] : [] };
}

/** `persons`: whose rows are read; null where rows are of no athlete. */
async function readLines(
  manager: EntityManager,
  reader: DataReader,
  { kind, from, to }: ExportQuery & { kind: Exclude<ExportKind, 'roster'> },
  { catalogue, persons }: { catalogue: ReadonlyMap<string, Measure>; persons: Persons | null },
): Promise<ReadLines> {
  const collector = new LineCollector();
  const sources = sourcesOf(kind, reader, catalogue);
  for (const { read } of sources)
    for await (const facts of pagesOf((query) => read(manager, reader, { ...query, from, to }))) {
      for (const fact of facts) if (persons?.has(fact.athleteId ?? 0) ?? true) collector.add(fact);
      if (collector.lines.length > EXPORT_ROWS_MAX) throw exportTooLarge();
    }
  return { lines: collector.lines, audited: [...new Set(sources.flatMap(({ audited }) => audited ?? []))] };
}

/** What file systems and mails stumble over. */
const NOT_IN_FILE_NAMES = /[^\p{L}\p{M}\p{N}]+/u;

const athletesOf = (rows: readonly { athleteId: number | null }[]): number[] =>
  [...new Set(rows.map(({ athleteId }) => athleteId))].filter((id) => id !== null);

/** Adds names, and title and start of the events of the team. */
async function complete(
  manager: EntityManager,
  reader: DataReader,
  lines: readonly Line[],
  persons: Persons | null,
): Promise<void> {
  const eventOf = ({ values }: Line): number => Number(values['event_id'] ?? 0);
  const events = await findOwnEvents(manager, reader, lines.map(eventOf).filter(Boolean));
  for (const line of lines) {
    const name = persons?.get(line.athleteId ?? 0);
    const event = events.get(eventOf(line));
    Object.assign(line.values, {
      day: line.day,
      ...(name && { first_name: name.firstName, last_name: name.lastName }),
      ...(event && { event: event.title, start_time: event.eventTime }),
    });
  }
}

const compare = (a: Line, b: Line, key: string): number =>
  String(a.values[key] ?? '').localeCompare(String(b.values[key] ?? ''), 'en');

const byName = (a: Line, b: Line): number =>
  compare(a, b, 'last_name') || compare(a, b, 'first_name') || (a.athleteId ?? 0) - (b.athleteId ?? 0);

const byDay = (a: Line, b: Line): number =>
  (a.day < b.day ? -1 : a.day > b.day ? 1 : 0) || compare(a, b, 'start_time') || byName(a, b);
