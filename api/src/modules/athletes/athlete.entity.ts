import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ONE_DECIMAL, OPTIONAL_INSTANT, optionalText, text } from '../../database/columns.js';

@Entity('athletes')
@Index('ix_athletes_team_id_sort_key', ['teamId', 'sortKey'])
@Index('ix_athletes_email_key', ['emailKey'])
@Index('ix_athletes_external_id', ['externalId'])
export class Athlete {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Team', { name: 'fk_athletes_team', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  teamId: number;

  @Column(text(80))
  firstName: string;

  @Column(text(80))
  lastName: string;

  /** Last, then first name, as `sortKey()` writes it. */
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

  /** The athlete's number in the institution's other systems: one athlete of an institution has it (guarded on accepting a registration). */
  @Column(optionalText(80))
  externalId: string | null;

  /** Counts from 1; each stored change adds one. A new athlete begins at the default. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** Left the team: out of every list, the history stays. */
  @Column(OPTIONAL_INSTANT)
  archivedAt: Date | null;
}
