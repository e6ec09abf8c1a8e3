import { Inject, Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { Clock } from '../time/clock.js';
import { Readings, type Reading } from './readings.js';

/** Events, counted by one label whose values are known beforehand. */
interface CounterDefinition<Value extends string> {
  /** Begins with `touchline_` and ends with `_total`. */
  name: string;
  help: string;
  label: string;
  values: readonly Value[];
}

export interface EventCounter<Value extends string> {
  add(value: Value, count?: number): void;
}

const NOT_COUNTED: EventCounter<string> = { add: () => undefined };

/**
 * What this process tells Prometheus. Every application has its own registry. Without METRICS_PORT nothing is recorded.
 * A label never holds an id, a name, an address or a path: its values come from a list of this code or of the registry
 * of releases.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  /** Whether anything is recorded. */
  readonly isOn: boolean;
  private readonly readings = new Readings(this.registry);

  constructor(
    @Inject(SETTINGS) { metrics }: Pick<Settings, 'metrics'>,
    private readonly clock: Clock,
  ) {
    this.isOn = metrics !== null;
  }

  /** A counter that begins at 0 for every value, so that Prometheus sees the first event as an increase. */
  counter<Value extends string>({ name, help, label, values }: CounterDefinition<Value>): EventCounter<Value> {
    if (!this.isOn) return NOT_COUNTED;
    const counter = new Counter({ name, help, labelNames: [label], registers: [this.registry] });
    const children = new Map(values.map((value) => [value, counter.labels({ [label]: value })]));
    for (const child of children.values()) child.inc(0);
    return { add: (value, count = 1) => children.get(value)?.inc(count) };
  }

  /** Adds metrics whose values are read when Prometheus asks for them. */
  addReading<Name extends string>(reading: Reading<Name>): void {
    if (this.isOn) this.readings.add(reading);
  }

  /** All metrics in the text format of Prometheus. */
  async text(): Promise<string> {
    await this.readings.refresh(this.clock.now().getTime());
    return this.registry.metrics();
  }
}
