import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OPTIONAL_INSTANT, optionalText, text } from '../../database/columns.js';
import { PersonColumns } from './person-columns.entity.js';

@Entity('athletes')
@Index('ix_athletes_team_id_sort_key', ['teamId', 'sortKey'])
@Index('ix_athletes_email_key', ['emailKey'])
@Index('ix_athletes_external_id', ['externalId'])
@Index('uq_athletes_institution_id_external_id', ['institutionId', 'externalId'], { unique: true })
@Index('uq_athletes_institution_id_roster_number', ['institutionId', 'rosterNumber'], { unique: true })
export class AthleteEntity extends PersonColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /**
   * The main team: of the memberships that the athlete has, the one that the staff chose, at first the newest. That of an
   * archived athlete is the last one.
   */
  @Column({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_athletes_team', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  teamId: number;

  /** The key by which names are ordered, last name first: see `sortKey()`. */
  @Column(text(255))
  sortKey: string;

  @Column(optionalText(254))
  email: string | null;

  @Column(optionalText(254))
  emailKey: string | null;

  /** Starts at 1; each stored change adds one. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** When the last membership ended. No list of today shows an archived athlete; the records stay. */
  @Column(OPTIONAL_INSTANT)
  archivedAt: Date | null;

  /** That of the team, for the unique keys; null for an athlete who was stored without a place on the roster. */
  @Column({ type: 'integer', nullable: true })
  institutionId?: number | null;

  /**
   * Counts, from 1, the writes that put somebody on a roster of the institution. Each takes the next number before it
   * looks for the same person and external id: of two at once, the unique key lets one through, and the other looks again.
   */
  @Column({ type: 'integer', nullable: true })
  rosterNumber?: number | null;
}

/** What guards the write that puts somebody on a roster. */
export type RosterPlace = Pick<AthleteEntity, 'institutionId' | 'rosterNumber'>;
