import { OWN_MEASURE_KEY } from '@touchline/contracts/measure-rules';
import { PERFORMANCE_TEST_KINDS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';

/** What a recording is of: one of the three product tests, a test of the club, or a battery, as the address names it. */
export type RecordingKind = PerformanceTestKind | OwnRecordingKind;
/** `own.3` is a measure, `battery.5` a battery by its id. */
export type OwnRecordingKind = `${'own' | 'battery'}.${number}`;

const BATTERY = /^battery\.([1-9]\d{0,14})$/;

export const batteryKind = (id: number): OwnRecordingKind => `battery.${id}`;

/** The id of a battery; null for any other recording. */
export function batteryIdOf(kind: RecordingKind): number | null {
  const id = BATTERY.exec(kind)?.[1];
  return id === undefined ? null : Number(id);
}

export function parseProductKind(value: string | null | undefined): PerformanceTestKind | null {
  return PERFORMANCE_TEST_KINDS.find((kind) => kind === value) ?? null;
}

export function isOwnKind(value: string): value is OwnRecordingKind {
  return OWN_MEASURE_KEY.test(value) || BATTERY.test(value);
}

export function parseKind(value: string | null | undefined): RecordingKind | null {
  return parseProductKind(value) ?? (value != null && isOwnKind(value) ? value : null);
}
