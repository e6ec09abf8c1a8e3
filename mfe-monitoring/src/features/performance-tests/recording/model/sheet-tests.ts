import { roundHalfUp } from '@touchline/contracts/rounding';
import { decimalsOf, labelWithUnit, withUnit } from '@touchline/contracts/measure-texts';
import { SIDES, unitSymbol, type MeasuredKind, type Side } from '@touchline/contracts/measure-rules';
import { versionOn } from '@touchline/contracts/measure-versions';
import type { Measure, MeasureVersion } from '@touchline/contracts/measures.schema';
import type { Battery } from '@touchline/contracts/batteries.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { testText } from '../../../../shared/test-value-text.js';
import { batteryIdOf, parseProductKind, type RecordingKind } from './recording-kind.js';

/** A test of the product, whose values have a store of their own. */
export interface ProductTest {
  product: PerformanceTestKind;
  label: string;
  /** The kind of data that decides which roles write it. */
  dataKind: MeasuredKind;
}

/** A test of the club by the version that holds on the day of the recording. */
export interface OwnTest {
  product: null;
  measure: string;
  definition: MeasureVersion;
  label: string;
  dataKind: MeasuredKind;
}

export type SheetTest = ProductTest | OwnTest;

/** The tests of a recording. */
export interface RecordingPlan {
  /** Name with unit, or that of the battery. */
  label: string;
  /** Fields for several values per athlete, which show what is stored; else one field, with the earlier value beside it. */
  isGrid: boolean;
  tests: readonly SheetTest[];
}

/** One field of every athlete. */
export interface SheetColumn {
  test: SheetTest;
  /** Tells the fields of an athlete apart; '' for the only one of a product test. */
  key: string;
  side: Side;
  /** Counts from 1. */
  trial: number;
  /** Stored values are shown in the field; a changed one is saved, and clearing it removes the stored one. */
  showsStored: boolean;
}

/** A field of the sheet: the athlete's id where there is one field per athlete, as drafts of earlier versions keep it. */
export type FieldId = number | string;

export const fieldOf = ({ key }: Pick<SheetColumn, 'key'>, athleteId: number): FieldId =>
  key === '' ? athleteId : `${athleteId} ${key}`;

const productTest = (product: PerformanceTestKind): ProductTest => ({
  product,
  label: PERFORMANCE_TEST_LIMITS[product].label,
  dataKind: 'performance',
});

/** The recording of one of the three product tests. */
export function productPlan(kind: PerformanceTestKind): RecordingPlan {
  return { label: PERFORMANCE_TEST_LIMITS[kind].label, isGrid: false, tests: [productTest(kind)] };
}

/** A test of the club that staff record. */
export function isRecorded({ versions, revision }: Measure): boolean {
  return revision !== null && versions.at(-1)?.entered_by === 'staff';
}

const PRODUCT_KEY = /^test\.(grip|sprint|jump)$/;

/** The test of a key; null where the coach's roles do not read it. Retired tests only in `kept`, the keys of typed values. */
function testOf(
  key: string,
  day: CalendarDate,
  measures: readonly Measure[],
  kept: ReadonlySet<string>,
): SheetTest | null {
  const product = parseProductKind(PRODUCT_KEY.exec(key)?.[1]);
  if (product !== null) return productTest(product);
  const measure = measures.find((one) => one.key === key);
  if (!measure || !isRecorded(measure) || (measure.is_retired && !kept.has(key))) return null;
  const definition = versionOn(measure, day);
  return { product: null, measure: key, definition, label: labelWithUnit(definition), dataKind: definition.kind };
}

interface Catalogue {
  measures: readonly Measure[];
  batteries: readonly Battery[];
}

/**
 * The recording of a test of the club or of a battery on a day; null when it does not exist any more, or holds no test that
 * can be recorded. `kept`: the keys of tests with typed values, which are shown also after the battery changed.
 */
export function ownPlan(
  kind: RecordingKind,
  day: CalendarDate,
  { measures, batteries }: Catalogue,
  kept: ReadonlySet<string> = new Set(),
): RecordingPlan | null {
  const batteryId = batteryIdOf(kind);
  const battery = batteries.find(({ id }) => id === batteryId);
  const named = batteryId === null ? [kind] : (battery?.measures ?? []);
  const keys = new Set([...named, ...kept]);
  const tests = [...keys].flatMap((key) => testOf(key, day, measures, kept) ?? []);
  const [first] = tests;
  return first ? { label: battery?.name ?? first.label, isGrid: true, tests } : null;
}

const keyOf = (test: SheetTest): string => test.product ?? test.measure;

const sidesOf = ({ definition }: OwnTest): readonly Side[] =>
  definition.has_sides ? SIDES.filter((side) => side !== 'none') : ['none'];

/** The fields of each athlete in their order: side by side, and the trials of a side after each other. */
export function columnsOf({ tests, isGrid }: RecordingPlan): SheetColumn[] {
  return tests.flatMap((test): SheetColumn[] => {
    const only = { test, side: 'none', trial: 1, showsStored: isGrid } as const;
    if (test.product !== null) return [{ ...only, key: isGrid ? `test.${test.product}` : '' }];
    return sidesOf(test).flatMap((side) =>
      Array.from({ length: test.definition.trials }, (_, at) => ({
        ...only,
        side,
        trial: at + 1,
        key: ownFieldKey(keyOf(test), side, at + 1),
      })),
    );
  });
}

export const ownFieldKey = (measure: string, side: Side, trial: number): string => `${measure} ${side} ${trial}`;

/** The keys of the measures that typed fields belong to; none of a product test, which a battery always holds. */
export function measuresOf(fields: Iterable<FieldId>): ReadonlySet<string> {
  return new Set([...fields].flatMap((field) => (typeof field === 'string' ? (field.split(' ')[1] ?? []) : [])));
}

/** The side of the body in a name: `left`. */
export const sideText = (side: Side): string => (side === 'none' ? '' : side);

/** `Nordbord left, trial 2`, without a unit. */
export function columnName({ test, side, trial }: SheetColumn): string {
  if (test.product !== null) return test.label.replace(/ \([^)]*\)$/, '');
  const { label, trials } = test.definition;
  return [[label, sideText(side)].filter(Boolean).join(' '), ...(trials > 1 ? [`trial ${trial}`] : [])].join(', ');
}

/** The symbol of the unit; '' without one. */
export function unitOf(test: SheetTest): string {
  return test.product === null ? unitSymbol(test.definition.unit) : PERFORMANCE_TEST_LIMITS[test.product].unit;
}

/** A value with its unit, as sentences name it. */
export function valueText({ test }: Pick<SheetColumn, 'test'>, value: number): string {
  if (test.product !== null) return testText(test.product, value);
  return withUnit(value.toFixed(decimalsOf(test.definition)), test.definition.unit);
}

/** A stored value as its field shows it. */
export function fieldText({ test }: Pick<SheetColumn, 'test'>, value: number): string {
  return test.product === null ? value.toFixed(decimalsOf(test.definition)) : String(value);
}

/** The value as it is stored. */
export function storedForm({ test }: Pick<SheetColumn, 'test'>, value: number): number {
  return test.product === null ? value : roundHalfUp(value, PERFORMANCE_TEST_LIMITS[test.product].decimals);
}
