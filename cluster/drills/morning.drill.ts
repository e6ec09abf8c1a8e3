import { printLine } from '../../api/test/drills/support/figures.js';
import { AnswerLedger, type ClientAnswers } from './answer-ledger.js';
import { MorningCluster } from './morning-cluster.js';
import { perCallLine, processorLine, type ProcessorTime } from './processor-time.js';

const numbers = (name: string, otherwise: string): number[] => (process.env[name] ?? otherwise).split(',').map(Number);
const HOUR_MINUTES = 60;
const [MINUTES = 0] = numbers('DRILL_MINUTES', String(HOUR_MINUTES));
const INSTANCES = numbers('DRILL_INSTANCES', '1,2,3');
/** Callers at saturation, one number after the other, and how long each lasts. */
const CALLERS = numbers('DRILL_CALLERS', '4,8,16,32,64');
const [SECONDS = 0] = numbers('DRILL_SECONDS', '60');
const [CLUBS] = numbers('DRILL_CLUBS', '20');
/** Of the whole hour, which one number of instances is enough for. */
const OWN_PACE_INSTANCES = 2;

interface Outcome extends ClientAnswers {
  times: Record<string, { calls: number; p50Ms: number; p99Ms: number }>;
  /** By the name of the call and the status; `none` for a lost connection. */
  refusals: Record<string, Record<string, number>>;
  givenUp: number;
  cpuSeconds: number;
}

const ledger = new AnswerLedger();
let product: MorningCluster;

beforeAll(async () => {
  product = await MorningCluster.start(Math.max(OWN_PACE_INSTANCES, ...INSTANCES), CLUBS);
});
afterAll(() => product.stop());

it('answers everybody at the pace of a morning', async () => {
  const { deviceTokens, coaches } = product.morning;
  await product.useInstances(OWN_PACE_INSTANCES);
  printLine(
    `${deviceTokens.length} athletes and ${coaches.length} coaches in ${MINUTES} minutes, ${(HOUR_MINUTES / MINUTES).toFixed(1)} × the ` +
      `pace of a real hour, on ${OWN_PACE_INSTANCES} instances`,
  );
  const outcome = await run({ minutes: MINUTES });
  // A machine that holds the whole cluster may be too small for a pace that no morning has.
  if (MINUTES < HOUR_MINUTES) return;
  expect(outcome.givenUp).toBe(0);
  expect(Object.keys(outcome.acknowledged)).toHaveLength(deviceTokens.length);
});

it.each(INSTANCES)('loses no answer at saturation, with %i instances', async (instances) => {
  await product.useInstances(instances);
  for (const callers of CALLERS) {
    printLine(`${instances} instances, ${callers} callers without a pause, ${SECONDS} s`);
    await run({ callers, seconds: SECONDS });
  }
});

async function run(plan: object) {
  const from = performance.now();
  const { outcome, used } = await product.call<Outcome>('morning-client.mjs', plan);
  const seconds = (performance.now() - from) / 1000;
  printCalls(outcome, used, seconds);
  ledger.add(outcome);
  expect(statusesOf(outcome)).not.toContain('500');
  expect(await ledger.compare(product)).toEqual({ lost: [], invented: [] });
  return outcome;
}

const statusesOf = ({ refusals }: Outcome): string[] =>
  Object.values(refusals).flatMap((counts) => Object.keys(counts));

function printCalls({ times, refusals, givenUp }: Outcome, used: ProcessorTime, seconds: number): void {
  const all = Object.values(times).reduce((sum, { calls }) => sum + calls, 0);
  printLine(`  ${processorLine(used)}`);
  printLine(`  ${perCallLine(used, all)}`);
  printLine(`  ${(all / seconds).toFixed(1)} good calls a second, ${givenUp} given up`);
  for (const [name, { calls, p50Ms, p99Ms }] of Object.entries(times)) {
    const refused = refusals[name] ? `, refused ${JSON.stringify(refusals[name])}` : '';
    printLine(
      `    ${name.padEnd(12)} ${(calls / seconds).toFixed(1).padStart(7)}/s, p50 ${p50Ms.toFixed(1).padStart(6)} ms, ` +
        `p99 ${p99Ms.toFixed(1).padStart(7)} ms${refused}`,
    );
  }
}
