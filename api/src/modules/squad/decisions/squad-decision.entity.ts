import { MESSAGE_MAX } from '@touchline/contracts/decision-rules';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { DecisionKind } from '@touchline/contracts/decision-rules';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, OPTIONAL_INSTANT, optionalText, text } from '../../../database/columns.js';

/**
 * What a coach decided about an athlete. The content is never rewritten; only its end is recorded, so that an earlier
 * day can be looked back at as it was.
 */
@Entity('squad_decisions')
@Index('uq_squad_decisions_open_athlete_id', ['openAthleteId'], { unique: true })
@Index('ix_squad_decisions_athlete_id_made_on', ['athleteId', 'madeOn'])
export class SquadDecisionEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_squad_decisions_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  /** The athlete while no other decision has ended this one, otherwise null: the unique key allows one per athlete. */
  @Column({ type: 'integer', nullable: true })
  openAthleteId: number | null;

  @Column(text(10))
  kind: DecisionKind;

  @Column(optionalText(500))
  note: string | null;

  /** What the coach wrote to the athlete, who sees nothing else of the decision; null for nothing. */
  @Column(optionalText(MESSAGE_MAX))
  messageToAthlete: string | null;

  @Column({ type: 'date' })
  madeOn: CalendarDate;

  /** The last day. */
  @Column({ type: 'date' })
  untilDay: CalendarDate;

  /** The day on which another decision ended this one; null while none did. */
  @Column({ type: 'date', nullable: true })
  endedOn: CalendarDate | null;

  /** The decision that ended this one: taking that one back opens this one again. */
  @Column({ type: 'integer', nullable: true })
  endedById: number | null;

  /** Who made it. No foreign key: the decision outlives the account. */
  @Column({ type: 'integer' })
  coachId: number;

  @Column(INSTANT)
  createdAt: Date;

  /** When its coach took it back; no board shows it since. */
  @Column(OPTIONAL_INSTANT)
  takenBackAt: Date | null;
}
