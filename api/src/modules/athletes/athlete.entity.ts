import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ONE_DECIMAL, OPTIONAL_INSTANT, optionalText, text } from '../../database/columns.js';

@Entity('athletes')
@Index('ix_athletes_team_id_sort_key', ['teamId', 'sortKey'])
@Index('ix_athletes_email_key', ['emailKey'])
@Index('ix_athletes_external_id', ['externalId'])
@Index('uq_athletes_institution_id_external_id', ['institutionId', 'externalId'], { unique: true })
@Index('uq_athletes_institution_id_roster_number', ['institutionId', 'rosterNumber'], { unique: true })
export class AthleteEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_athletes_team', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  teamId: number;

  @Column(text(80))
  firstName: string;

  @Column(text(80))
  lastName: string;

  /** The key by which names are ordered, last name first: see `sortKey()`. */
  @Column(text(255))
  sortKey: string;

  @Column(optionalText(254))
  email: string | null;

  @Column(optionalText(254))
  emailKey: string | null;

  @Column(optionalText(60))
  position: string | null;

  @Column({ type: 'integer', nullable: true })
  jerseyNumber: number | null;

  @Column({ type: 'date', nullable: true })
  dateOfBirth: string | null;

  @Column({ ...ONE_DECIMAL, nullable: true })
  weightKg: number | null;

  @Column({ ...ONE_DECIMAL, nullable: true })
  heightCm: number | null;

  /** The athlete's id in the athletes' app. Unique within an institution, except among athletes without `institutionId`. */
  @Column(optionalText(80))
  externalId: string | null;

  /** Starts at 1; each stored change adds one. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** Since when the athlete belongs to the team; null for those of whom nobody knows it. */
  @Column({ type: 'date', nullable: true })
  joinedOn: string | null;

  /** When the athlete left the team. No list shows an archived athlete; the records stay. */
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
