import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, optionalText, text } from '../../database/columns.js';

/** A guardian of an athlete as the club's own lists name them. Nobody has confirmed the mail address. */
@Entity('guardian_contacts')
@Index('ix_guardian_contacts_athlete_id', ['athleteId'])
export class GuardianContactEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_guardian_contacts_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number;

  @Column(text(120))
  name: string;

  @Column(optionalText(60))
  relation: string | null;

  @Column(optionalText(254))
  email: string | null;

  @Column(INSTANT)
  createdAt: Date;
}
