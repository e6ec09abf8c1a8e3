import { Column, Entity, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';
import { INSTALLATION_TABLE } from '../../database/foreign-key-order.js';

/** Which installation the database belongs to: backups and lists of erased athletes name it. One row at most. */
@Entity(INSTALLATION_TABLE)
export class InstallationEntity {
  /** Always 1: the primary key allows one row. */
  @PrimaryColumn({ type: 'integer' })
  slot: number;

  /** A random UUID. */
  @Column(text(36))
  installationId: string;

  @Column(INSTANT)
  createdAt: Date;
}
