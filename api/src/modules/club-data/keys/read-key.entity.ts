import type { ReadableKind } from '@touchline/contracts/permissions';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, JSON_TEXT, OPTIONAL_INSTANT, OPTIONAL_JSON_TEXT, text } from '../../../database/columns.js';

/**
 * A key with which a program of a club reads its data. Only its SHA-256 is stored. An ended key stays listed: the audit and
 * athletes name the program by it.
 */
@Entity('read_keys')
@Index('uq_read_keys_key_sha256', ['keySha256'], { unique: true })
@Index('ix_read_keys_institution_id', ['institutionId'])
export class ReadKeyEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('InstitutionEntity', { name: 'fk_read_keys_institution', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  institutionId: number;

  /** What the program is called; athletes see it among those who read their data. */
  @Column(text(80))
  name: string;

  @Column(text(64))
  keySha256: string;

  /** The kinds of data that it reads, and no others. */
  @Column(JSON_TEXT)
  kinds: ReadableKind[];

  /** The teams whose athletes it reads; null: all teams of the institution, also new ones. */
  @Column(OPTIONAL_JSON_TEXT)
  teamIds: number[] | null;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  expiresAt: Date;

  /** Null while nobody has revoked it. */
  @Column(OPTIONAL_INSTANT)
  revokedAt: Date | null;

  /** Up to an hour earlier than the last call; null before the first one. */
  @Column(OPTIONAL_INSTANT)
  lastUsedAt: Date | null;
}
