import {
  day,
  id,
  index,
  instant,
  integer,
  nullable,
  primary,
  references,
  text,
  unique,
  type TableDefinition,
} from '../portable-table.js';

export const ATTENDANCE_TABLES: readonly TableDefinition[] = [
  {
    name: 'attendance_records',
    columns: [
      id(),
      integer('event_id'),
      integer('athlete_id'),
      text('status', 10),
      text('close_id', 36, nullable),
      instant('created_at'),
      instant('updated_at'),
      day('event_date'),
    ],
    indices: [
      unique('uq_attendance_records_event_id_athlete_id', 'event_id', 'athlete_id'),
      index('ix_attendance_records_athlete_id_status', 'athlete_id', 'status'),
      index(
        'ix_attendance_records_event_id_event_date_athlete_id_status',
        'event_id',
        'event_date',
        'athlete_id',
        'status',
      ),
      index(
        'ix_attendance_records_athlete_id_event_date_event_id_status',
        'athlete_id',
        'event_date',
        'event_id',
        'status',
      ),
    ],
    foreignKeys: [
      // First: TypeORM reads the names of keys from the text of an SQLite table, and takes the first that has the column.
      {
        name: 'fk_attendance_records_event_date',
        columnNames: ['event_id', 'event_date'],
        referencedTableName: 'calendar_events',
        referencedColumnNames: ['id', 'date'],
        onDelete: 'NO ACTION',
        onUpdate: 'CASCADE',
      },
      references('fk_attendance_records_event', 'event_id', 'calendar_events', 'RESTRICT'),
      references('fk_attendance_records_athlete', 'athlete_id', 'athletes', 'RESTRICT'),
    ],
  },
  {
    name: 'attendance_closings',
    columns: [
      id(),
      integer('event_id'),
      text('close_id', 36),
      integer('coach_id'),
      integer('marked'),
      instant('closed_at'),
    ],
    indices: [unique('uq_attendance_closings_event_id', 'event_id')],
    foreignKeys: [references('fk_attendance_closings_event', 'event_id', 'calendar_events', 'CASCADE')],
  },
  {
    name: 'event_absences',
    columns: [integer('athlete_id', primary), integer('event_id', primary), instant('reported_at')],
    indices: [index('ix_event_absences_event_id', 'event_id')],
    foreignKeys: [
      references('fk_event_absences_athlete', 'athlete_id', 'athletes', 'CASCADE'),
      references('fk_event_absences_event', 'event_id', 'calendar_events', 'CASCADE'),
    ],
  },
];
