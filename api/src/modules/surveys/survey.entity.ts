import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SurveyQuestion } from '@touchline/contracts/surveys.schema';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { JSON_TEXT } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/** What a team asks its athletes beside the four ratings, from a day on until the next such row of the team. */
@Entity('surveys')
@Index('uq_surveys_team_id_valid_from', ['teamId', 'validFrom'], { unique: true })
export class SurveyEntity extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_surveys_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number;

  @Column({ type: 'date' })
  validFrom: CalendarDate;

  /** In the order of the form. */
  @Column(JSON_TEXT)
  questions: SurveyQuestion[];
}
