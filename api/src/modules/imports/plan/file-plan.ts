import type { HealthData } from '../../../common/audit/audit-entry.entity.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import type { EntityManager } from 'typeorm';
import type {
  ImportChange,
  ImportOutcome,
  PreviewImportBody,
  StandingRow,
  UndoneImport,
} from '@touchline/contracts/imports.schema';
import type { ImportRecord } from '@touchline/sheets/records';
import type { ImportEntity } from '../import.entity.js';
import type { ImportedKind, ImportedRowEntity } from '../imported-row.entity.js';
import type { FilePerson, Match } from '../people/match-people.js';
import type { NamedCandidate } from '../people/named-candidate.js';
import type { ReadImport } from '../reading/file-reader.js';
import type { RowCost } from '../undo/row-cost.js';

/** A record of the file, whose it is and what it does. An event is nobody's. */
export interface PlannedRow<T extends NamedCandidate = NamedCandidate> {
  record: ImportRecord;
  person: FilePerson | null;
  match: Match<T> | { is: 'event' };
  outcome: ImportOutcome;
  /** All differences; those of typed values are stored only with the coach's word. */
  changes: ImportChange[];
}

/** A record that cannot be stored though it can be read, and the sentence why. */
export interface RefusedRow {
  record: ImportRecord;
  message: string;
}

/** What a file does, row by row. */
export interface FilePlan {
  rows: readonly PlannedRow[];
  refused: readonly RefusedRow[];
  /** The athletes of the team, whom any name may mean; none for a roster. */
  team: readonly NamedCandidate[];
  /** What the preview shows of whom, as reads of it are recorded. */
  reads: readonly { kind: HealthData; athleteIds: readonly number[] }[];
  /** Athletes whose data need the statement about minors. */
  minorIds: readonly number[];
  /** Events that come to the calendar because marks are of days without one. */
  newEvents: number;
}

/** A file that is brought to a team. */
export interface ImportRequest {
  coach: SignedInCoach;
  teamId: number;
  body: PreviewImportBody;
  file: ReadImport;
}

/** A record that was written, before it belongs to an import. */
export type WrittenRow = Omit<ImportedRowEntity, 'id' | 'importId'>;

/** What was written, and the athletes whose consent ended by a corrected birth date. */
export interface WrittenFile {
  rows: WrittenRow[];
  withoutConsent: number[];
}

/** Who writes or takes back a file. `network` as `networkOf` has it. */
export interface ImportWrite {
  coach: SignedInCoach;
  teamId: number;
  now: Date;
  network: string | null;
}

/** A plan that can be carried out in its transaction. */
export interface WritablePlan extends FilePlan {
  write: (by: ImportWrite) => Promise<WrittenFile>;
}

/** Ids of `imported_rows` whose records are as they were before the file, and the athletes whose records stay. */
export interface UndoneFile extends Pick<UndoneImport, 'kept'> {
  removedIds: number[];
  restoredIds: number[];
  withoutConsent: number[];
}

export interface UndoOptions {
  /** Somebody has confirmed what it costs: records that were edited since are taken back, too. */
  isConfirmed?: boolean;
}

/** What the record of a row is now, and what taking it back would cost. */
export interface DescribedRow extends Pick<RowCost, 'cost' | 'changedBy'> {
  /** Null for an event, and when the coach sees this person no more. */
  athlete: Pick<NamedCandidate, 'id' | 'firstName' | 'lastName'> | null;
  /** Of an event of the team. */
  title?: string;
  /** What the row wrote; empty when the coach does not see it. */
  written: StandingRow['written'];
  /** Of the record; null when it cannot be taken back. */
  version: number | null;
  /** What showing it is recorded as, beside the name; null when nothing of it is shown. */
  reads: HealthData | null;
}

/** A table whose rows are records of imports. */
export interface RecordTable {
  kind: ImportedKind;
  entity: new () => { id: number };
}

/** How a target of files is planned, written and taken back. */
export interface TargetImport {
  /** The tables with records of days and with events that it writes. */
  readonly recordTables: readonly RecordTable[];
  plan(manager: EntityManager, request: ImportRequest): Promise<FilePlan>;
  /** As `plan`, on rows that stay as they are until the transaction ends. */
  planWrite(tx: EntityManager, request: ImportRequest): Promise<WritablePlan>;
  undo(
    tx: EntityManager,
    by: ImportWrite,
    rows: readonly ImportedRowEntity[],
    options: UndoOptions & Pick<ImportEntity, 'target'>,
  ): Promise<UndoneFile>;
  /** What taking back each of at least one row would cost, in their order. */
  describe(
    manager: EntityManager,
    by: Pick<ImportWrite, 'coach' | 'teamId'>,
    rows: readonly ImportedRowEntity[],
    file: Pick<ImportEntity, 'target'>,
  ): Promise<DescribedRow[]>;
}

/** Where an earlier record of the file stands, as a sentence about another one begins; its sheet is named where it differs. */
export const placeText = ({ sheet, line }: ImportRecord, other: ImportRecord): string =>
  sheet === other.sheet ? `Line ${line}` : `Line ${line} of “${sheet}”`;

/** The athletes who are in the file. */
export const matchedIds = (rows: readonly Pick<PlannedRow, 'match'>[]): number[] => [
  ...new Set(rows.flatMap(({ match }) => (match.is === 'athlete' ? [match.athlete.id] : []))),
];

/** The athletes whom a coach is asked about. */
export const candidateIds = (rows: FilePlan['rows']): number[] =>
  rows.flatMap(({ match }) => (match.is === 'asked' ? match.candidates.map(({ id }) => id) : []));
