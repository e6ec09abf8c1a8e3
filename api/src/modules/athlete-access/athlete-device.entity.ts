import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DEVICE_NAME_MAX } from '@touchline/contracts/athlete-access-rules';
import { INSTANT, text } from '../../database/columns.js';

/** A browser that an athlete has paired with their link. It holds the token; the table has its SHA-256. */
@Entity('athlete_devices')
@Index('uq_athlete_devices_token_sha256', ['tokenSha256'], { unique: true })
@Index('uq_athlete_devices_athlete_id_slot', ['athleteId', 'slot'], { unique: true })
export class AthleteDeviceEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_athlete_devices_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number;

  /** From 1 to the most devices that an athlete may have: the unique key limits them. */
  @Column({ type: 'integer' })
  slot: number;

  @Column(text(64))
  tokenSha256: string;

  /** System and browser, as the browser names them. */
  @Column(text(DEVICE_NAME_MAX))
  name: string;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  lastUsedAt: Date;

  @Column(INSTANT)
  expiresAt: Date;
}
