import type { ReleaseOutcome } from '@touchline/contracts/release-outcomes';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';

/**
 * How often browsers have reported an outcome of an area's version: counts only, nothing about a person or a browser.
 * Only versions that the registry names are counted, so the table grows with releases and not with requests.
 */
@Entity('release_outcome_counts')
export class ReleaseOutcomeCountEntity {
  @PrimaryColumn(text(64))
  area: string;

  @PrimaryColumn(text(100))
  version: string;

  @PrimaryColumn(text(20))
  outcome: ReleaseOutcome;

  @Column({ type: 'integer' })
  count: number;

  @Column(INSTANT)
  firstAt: Date;

  @Column(INSTANT)
  lastAt: Date;
}
