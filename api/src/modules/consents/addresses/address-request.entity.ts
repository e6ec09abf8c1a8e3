import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, optionalText, text } from '../../../database/columns.js';

/** A mail address that an athlete named and that nobody has confirmed yet. A new one replaces it. */
@Entity('address_requests')
@Index('uq_address_requests_athlete_id', ['athleteId'], { unique: true })
@Index('uq_address_requests_key_sha256', ['keySha256'], { unique: true })
@Index('ix_address_requests_expires_at', ['expiresAt'])
export class AddressRequestEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_address_requests_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number;

  @Column(text(254))
  email: string;

  /** SHA-256 of the key in the last mail; null until it is composed. */
  @Column(optionalText(64))
  keySha256: string | null;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  expiresAt: Date;
}
