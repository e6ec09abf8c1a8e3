import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, text } from '../../../database/columns.js';
import { InstitutionEntity } from '../accounts/institution.entity.js';

/** The key by which the athletes' app of an institution authenticates. Only its SHA-256 is stored. */
@Entity('api_keys')
@Index('uq_api_keys_institution_id', ['institutionId'], { unique: true })
@Index('uq_api_keys_key_sha256', ['keySha256'], { unique: true })
export class ApiKeyEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey(() => InstitutionEntity, { name: 'fk_api_keys_institution', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  institutionId: number;

  @Column(text(64))
  keySha256: string;

  @Column(INSTANT)
  createdAt: Date;
}
