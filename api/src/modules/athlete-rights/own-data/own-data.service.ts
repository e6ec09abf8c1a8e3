import { Injectable } from '@nestjs/common';
import { OWN_ROWS_MAX, type OwnData } from '@touchline/contracts/athlete-rights.schema';
import type { EntityManager } from 'typeorm';
import { keysOf, ownRows } from '../../../athlete-data/athlete-rows.js';
import { athleteSections, TECHNICAL_COLUMNS } from '../../../athlete-data/athlete-sections.js';
import type { AthleteKeys } from '../../../athlete-data/athlete-tables.js';
import { exportNames, namedBy, type ExportNames } from '../../../athlete-data/export/export-names.js';
import { OtherNames } from '../../../athlete-data/other-names.js';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { ConcurrencyLimit } from '../../../common/concurrency/concurrency-limit.js';
import { letOthersRun } from '../../../common/concurrency/map-in-turns.js';
import { unauthenticated } from '../../../common/errors/shared.errors.js';
import { maskedEmail } from '../../../common/text/masked-email.js';
import { Clock } from '../../../common/time/clock.js';
import { metadataOf, type ExportedRow } from '../../../database/table-rows.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { AthleteEntity } from '../../athletes/index.js';
import { OwnDataLimit } from './own-data-limit.js';

/** Answers that are put together at the same moment: each is held in memory as a whole. */
const AT_ONCE = 2;
const ROWS_PER_TURN = 200;
/** Fingerprints of secrets tell nothing about a person, and the network of a mail is that of the coach who sends a link. */
const NOT_TOLD = /_sha256$|^mails\.network$/;
/** In place of what coaches note for each other: an export of the club has it, after somebody has read it. */
export const STAFF_NOTE = 'Not shown here, because coaches wrote it for each other. Ask your club what it says.';
const NOTES_OF_STAFF = new Set([
  'athlete_availability.note',
  'squad_decisions.note',
  'calendar_events.notes',
  'changed_events.notes',
]);
/** Tables whose addresses may be a guardian's. */
const OF_GUARDIANS = new Set(['athlete_addresses', 'address_requests', 'guardian_contacts', 'guardian_requests']);
/** In the values of a file's row, which may have a guardian's. */
const ADDRESS = /[^\s"]+@[^\s"]+/g;
const EMAIL = /(?:^|_)email$/;

type Section = ReturnType<typeof athleteSections>[number];
type OwnTable = OwnData['tables'][number];
type Cell = OwnTable['rows'][number][number];

interface Surroundings {
  keys: AthleteKeys;
  names: ExportNames;
  others: OtherNames;
}

/** Gives athletes what an export of an administrator gives, but what a person has to read before it is handed over. */
@Injectable()
export class OwnDataService {
  private readonly turns = new ConcurrencyLimit(AT_ONCE);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limit: OwnDataLimit,
  ) {}

  async collect(athlete: AnsweringAthlete): Promise<OwnData> {
    await this.limit.count('data', athlete);
    return this.turns.run(() => this.read(athlete));
  }

  private async read({ athleteId, institutionId }: AnsweringAthlete): Promise<OwnData> {
    const { read } = this.unitOfWork;
    const exportedAt = this.clock.now().toISOString();
    const person = await read.findOneBy(AthleteEntity, { id: athleteId });
    // Erased since the call was admitted.
    if (!person) throw unauthenticated();
    const keys = await keysOf(read, person);
    const names = await exportNames(read, keys);
    const others = await OtherNames.of(read, person, institutionId);

    const tables: OwnTable[] = [];
    for (const section of athleteSections(read)) tables.push(await tableOf(read, section, { keys, names, others }));
    return { exported_at: exportedAt, tables };
  }
}

async function tableOf(manager: EntityManager, section: Section, around: Surroundings): Promise<OwnTable> {
  const metadata = metadataOf(manager, section.table);
  const columns = section.columns.filter(({ name }) => !NOT_TOLD.test(`${section.table}.${name}`));
  const isMasked = OF_GUARDIANS.has(section.table);
  const rows: Cell[][] = [];
  let isComplete = true;
  for await (const row of ownRows(manager, section, around.keys)) {
    if (rows.length === OWN_ROWS_MAX) {
      isComplete = false;
      break;
    }
    if (rows.length % ROWS_PER_TURN === 0) await letOthersRun();
    const shown = around.others.hideIn(row, metadata);
    rows.push(
      columns.map(({ name }) => {
        const cell = cellOf(shown, name, around);
        if (typeof cell !== 'string') return cell;
        if (NOTES_OF_STAFF.has(`${section.table}.${name}`)) return STAFF_NOTE;
        if (section.table === 'imported_rows') return cell.replace(ADDRESS, maskedEmail);
        return isMasked && EMAIL.test(name) ? maskedEmail(cell) : cell;
      }),
    );
  }
  return {
    title: section.title,
    file: section.file,
    columns: columns.map(({ name, text }) => ({
      name: name in around.names.byColumn ? name.replace(/_(?:id|key)$/, '') : name,
      meaning: text,
      is_technical: TECHNICAL_COLUMNS.has(name),
    })),
    rows,
    is_complete: isComplete,
  };
}

/** The value, and for the number of a coach, a team or an event, and the key of a measure, its name. */
function cellOf(row: ExportedRow, column: string, { names, others }: Surroundings): Cell {
  const value = row[column] ?? null;
  const known = names.byColumn[column];
  if (!known || value === null) return value;
  const name = known.get(namedBy(row, column));
  return name === undefined ? `no. ${value}` : column === 'coach_id' ? name : others.hide(name);
}
