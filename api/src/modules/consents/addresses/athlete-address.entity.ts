import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, text } from '../../../database/columns.js';

/**
 * The mail address to which an athlete's links may be sent: its reader has followed a link that was mailed there. It
 * may belong to a registration that no coach has accepted, as a consent may (see `ConsentEntity`).
 */
@Entity('athlete_addresses')
@Index('uq_athlete_addresses_athlete_id', ['athleteId'], { unique: true })
@Index('uq_athlete_addresses_pending_athlete_id', ['pendingAthleteId'], { unique: true })
export class AthleteAddressEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer', nullable: true })
  @ForeignKey('AthleteEntity', { name: 'fk_athlete_addresses_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number | null;

  @Column({ type: 'integer', nullable: true })
  @ForeignKey('PendingAthleteEntity', {
    name: 'fk_athlete_addresses_pending_athlete',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  pendingAthleteId: number | null;

  @Column(text(254))
  email: string;

  /** Whose mailbox it is. Under the club's age only a guardian's is used. */
  @Column(text(10))
  addressOf: 'athlete' | 'guardian';

  @Column(INSTANT)
  confirmedAt: Date;
}
