import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { INSTANT } from '../../../database/columns.js';

/** That a coach has opened an athlete's row of a day: with a message, all that athletes ever learn of the board. */
@Entity('seen_answers')
export class SeenAnswerEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_seen_answers_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  @PrimaryColumn({ type: 'date' })
  day: CalendarDate;

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('CoachEntity', { name: 'fk_seen_answers_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  @Column(INSTANT)
  seenAt: Date;
}
