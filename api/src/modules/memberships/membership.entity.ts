import type { MembershipKind } from '@touchline/contracts/memberships.schema';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { optionalText, text } from '../../database/columns.js';

/**
 * The days on which an athlete belongs to a team, both inclusive, in the calendar of the institution. An athlete may belong
 * to several teams at once. Rows are written by `memberships.writer.ts` only, under the lock and the version of the athlete.
 */
@Entity('memberships')
@Index('ix_memberships_team_id_athlete_id', ['teamId', 'athleteId'])
@Index('ix_memberships_athlete_id', ['athleteId'])
export class MembershipEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_memberships_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  @Column({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_memberships_team', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  teamId: number;

  @Column(text(10))
  kind: MembershipKind;

  /** Null when nobody knows since when the athlete belongs to the team. */
  @Column({ type: 'date', nullable: true })
  joinedOn: string | null;

  /**
   * The first day whose records the team's staff reach; null for all earlier days, too: the records from before the
   * athlete's first membership belong to that one.
   */
  @Column({ type: 'date', nullable: true })
  recordsFrom: string | null;

  /** Null while no end is known. */
  @Column({ type: 'date', nullable: true })
  lastDay: string | null;

  /** One to three digits, on this team. */
  @Column(optionalText(3))
  jerseyNumber: string | null;

  @Column(optionalText(60))
  position: string | null;
}
