import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, OPTIONAL_INSTANT, text } from '../../../database/columns.js';

/** A key with which a team releases its area over the network. Only its SHA-256 is stored. A revoked key stays listed. */
@Entity('release_keys')
@Index('uq_release_keys_key_sha256', ['keySha256'], { unique: true })
export class ReleaseKeyEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** The one area it is good for, or `shell`. */
  @Column(text(64))
  area: string;

  /** Whose key it is; the log of the site names it. */
  @Column(text(120))
  name: string;

  @Column(text(64))
  keySha256: string;

  @Column(INSTANT)
  createdAt: Date;

  /** Null while the key is good. */
  @Column(OPTIONAL_INSTANT)
  revokedAt: Date | null;
}
