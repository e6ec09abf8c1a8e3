import { Injectable } from '@nestjs/common';
import { Metrics, type EventCounter } from '../metrics/metrics.js';

const KINDS = ['wellness', 'training_load'] as const;

/** Counts the entries of the athletes' app that were stored. */
@Injectable()
export class IntakeRows {
  private readonly counter: EventCounter<(typeof KINDS)[number]>;

  constructor(metrics: Metrics) {
    this.counter = metrics.counter({
      name: 'touchline_intake_rows_total',
      help: "Entries stored for the athletes' app, by kind.",
      label: 'kind',
      values: KINDS,
    });
  }

  stored(kind: (typeof KINDS)[number], count: number): void {
    this.counter.add(kind, count);
  }
}
