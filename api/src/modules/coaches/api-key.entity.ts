import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';
import { Institution } from './institution.entity.js';

/** What the athletes' own app of an institution identifies itself with. Only its SHA-256 is here. */
@Entity('api_keys')
@Index('uq_api_keys_institution_id', ['institutionId'], { unique: true })
@Index('uq_api_keys_key_sha256', ['keySha256'], { unique: true })
export class ApiKey {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey(() => Institution, { name: 'fk_api_keys_institution', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  institutionId: number;

  @Column(text(64))
  keySha256: string;

  @Column(INSTANT)
  createdAt: Date;
}
