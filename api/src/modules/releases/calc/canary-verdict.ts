import type { TrialOutcomes } from '@touchline/contracts/release-status.schema';

/**
 * Judges a version on trial (the canary) against the live version. It is asked after each report of a failure of the
 * canary, because only a failure adds evidence against it.
 *
 * **Test.** Sequential probability ratio test (A. Wald, Sequential Tests of Statistical Hypotheses, Annals of
 * Mathematical Statistics 16, 1945, 117–186). Each load fails independently, with rate p0 under H0 ("like live") or p1
 * under H1 ("worse"). The evidence is the logarithm of the likelihood ratio,
 * `failures × ln(p1 / p0) + good × ln((1 − p1) / (1 − p0))`. From ln(1 / 0.01) on the canary is failing, from
 * ln(0.01) down it has passed. Either error then has a probability of at most 1 %, however often one looks (J. Ville,
 * Étude critique de la notion de collectif, 1939: under H0 the ratio ever reaches 1/α with a probability of at most α).
 * `passed` does not end the test: a canary that fails later is still found.
 *
 * **Hypotheses.** p0 is 1 %, or the failure rate of live where that is higher; p1 is 5 %, or twice p0 where that is
 * higher. With p0 = 1 % a failure adds 1.61 and a good load takes 0.041 away: three failures at the start are a
 * veto, 112 good loads pass.
 *
 * **Rate of live.** An estimate, in which the assumed 1 % has the weight of ten loads. The veto takes it one standard
 * deviation higher and the pass one lower, so that neither rests on a chance in the counts of live. A higher p0 only
 * delays a veto, so a canary that fails in at most 1 % of its loads is vetoed with a probability of at most 1 %,
 * whatever the counts of live are. Where live itself fails more often, that holds as far as its rate is known:
 * `test/releases/canary-rates.bench.ts` prints the figures. A live version that fails at every other load is no
 * baseline, and the canary stays undecided.
 *
 * **Trust.** The counts come from browsers and can be forged by anybody. Forged failures of a canary can delay a
 * release; other forged reports can hide its failures, as if there had been no trial. Neither makes a version live: only
 * people do.
 */
export function canaryVerdict(canary: Loads, live: Loads): CanaryVerdict {
  const { loads, failures } = canary;
  if (evidence(canary, liveRate(live, 1)) >= THRESHOLD) return { verdict: 'failing', loads, failures, needed: null };

  const rate = liveRate(live, -1);
  const perGoodLoad = -evidence({ loads: 1, failures: 0 }, rate);
  if (perGoodLoad === 0) return { verdict: 'undecided', loads, failures, needed: null };
  const needed = Math.max(0, Math.ceil((evidence(canary, rate) + THRESHOLD) / perGoodLoad));
  return { verdict: needed === 0 ? 'passed' : 'undecided', loads, failures, needed };
}

/** Loads of one version. Lost connections are in neither number (`isOutcomeOfVersion`). */
export interface Loads {
  loads: number;
  /** How many of the loads failed. */
  failures: number;
}

export type CanaryVerdict = Omit<TrialOutcomes, 'version' | 'share'>;

/** Logarithm of 1 / 0.01: the probability of either error. */
const THRESHOLD = Math.log(100);
/** Failure rate that a fine version is assumed to have at most. */
const FINE_RATE = 0.01;
/** Failure rate at which a version must be found. */
const BAD_RATE = 0.05;
/** Loads of live that weigh as much as the assumed rate. */
const ASSUMED_LOADS = 10;

/**
 * Failure rate of live, moved by a number of standard deviations (of a Poisson count). At least the assumed rate, which
 * it also is while live has not failed.
 */
function liveRate({ loads, failures }: Loads, deviations: number): number {
  const expected = ASSUMED_LOADS * FINE_RATE + failures + deviations * Math.sqrt(failures);
  return Math.max(FINE_RATE, expected / (ASSUMED_LOADS + loads));
}

/**
 * Logarithm of how much likelier the loads are when the version is worse than when it fails with `rate`; 0 where
 * nothing can be twice as bad.
 */
function evidence({ loads, failures }: Loads, rate: number): number {
  const worse = Math.max(BAD_RATE, 2 * rate);
  if (worse >= 1) return 0;
  return failures * Math.log(worse / rate) + (loads - failures) * Math.log((1 - worse) / (1 - rate));
}
