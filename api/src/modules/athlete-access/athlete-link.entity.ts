import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';

/** The personal link of an athlete, with which they pair their devices. A new one replaces it. */
@Entity('athlete_links')
@Index('uq_athlete_links_athlete_id', ['athleteId'], { unique: true })
@Index('uq_athlete_links_key_sha256', ['keySha256'], { unique: true })
export class AthleteLinkEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_athlete_links_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number;

  /** SHA-256 of the key, which only the link has. */
  @Column(text(64))
  keySha256: string;

  /** The coach who made it. Without a foreign key: the row says who it was. */
  @Column({ type: 'integer' })
  coachId: number;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  expiresAt: Date;
}
