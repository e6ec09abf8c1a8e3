/**
 * What this phone keeps: answers that are not sent yet, those that were refused until they have been read, those that met
 * another stored one until the athlete has chosen, and as much of the page as the form needs without a network. No name and
 * no stored figure is among it. It ends with the pairing, so nobody finds it afterwards.
 */
import type {
  AthletePage,
  FormDay,
  FormEvent,
  OwnSessionBody,
  OwnWellnessBody,
} from '@touchline/contracts/athlete-answers.schema';
import type { MoreWrites } from '@touchline/contracts/measurements.schema';

/** Also the name of the lock that a page holds while it sends. */
export const STORAGE_KEY = 'touchline.answer.kept';

export type Answer = { kind: 'wellness'; body: OwnWellnessBody } | { kind: 'session'; body: OwnSessionBody };
/** `title`: of the question, without names. `keptAt`: ISO 8601; a later answer to the same question has a later one. */
export type KeptAnswer = Answer & { title: string; keptAt: string };
/** `part`: the further answers that were refused, where the rest was not. */
export type RefusedAnswer = KeptAnswer & { reason: string; part?: MoreWrites };

/** What the form needs. */
export interface FormSnapshot {
  timeZone: string;
  /** Missing in forms that a former release kept. */
  utcOffsets?: AthletePage['utc_offsets'];
  /** Without stored answers, as the events. */
  days: FormDay[];
  events: FormEvent[];
  /** What is asked beside it, now and on the days ahead; missing when nothing is. */
  questions?: AthletePage['questions'];
  askedAhead?: AthletePage['asked_ahead'];
}

/** What this phone itself has stored: over which revision of a question, and as which one. */
interface StoredHere {
  subject: string;
  seen: string | null;
  now: string | null;
}

export interface Kept {
  /** Made at the pairing. Another page of this browser may have paired it with another athlete since. */
  pairing: string;
  /** In the order in which it was stored, as long as nobody else has stored anything after it. */
  storedHere: StoredHere[];
  waiting: KeptAnswer[];
  refused: RefusedAnswer[];
  /** Something else was stored than what the athlete saw when they gave this answer. */
  contested: KeptAnswer[];
  form: FormSnapshot | null;
}

/** In place of the storage of a browser that refuses it, now or always; lost with the page. Null: the storage has everything. */
let inMemory: string | null = null;

/** Whether kept answers outlive this page. */
export const keepsForGood = (): boolean => inMemory === null;

/** The kept answers; null when this browser was not paired. */
export function readKept(): Kept | null {
  // The storage may have an older state than the one that it refused.
  if (inMemory !== null) return JSON.parse(inMemory) as Kept;
  try {
    return JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function write(kept: Kept): void {
  const text = JSON.stringify(kept);
  try {
    window.localStorage.setItem(STORAGE_KEY, text);
    inMemory = null;
  } catch {
    inMemory = text;
  }
}

const newPairing = (): string => `${Date.now()}`;

/** Forgets everything and begins for the athlete of a new pairing. */
export function beginKeeping(): void {
  endKeeping();
  write({ pairing: newPairing(), storedHere: [], waiting: [], refused: [], contested: [], form: null });
}

/**
 * This browser is about to be paired again: from now on, no other page of it keeps or sends an answer for the previous athlete. Kept
 * answers stay, because the pairing may fail.
 */
export function leavePairing(): void {
  const kept = readKept();
  if (kept) write({ ...kept, pairing: newPairing() });
}

/** What of all that is kept was never stored. */
export function unstoredAnswers(): KeptAnswer[] {
  const kept = readKept();
  return kept ? [...kept.refused, ...kept.contested, ...kept.waiting] : [];
}

/** Removes all that is kept, and returns what of it was never stored. */
export function endKeeping(): KeptAnswer[] {
  const unstored = unstoredAnswers();
  inMemory = null;
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept there.
  }
  return unstored;
}

/** Changes the kept answers, unless the browser was paired again. @returns whether the change was kept */
function change(pairing: string, edit: (kept: Kept) => Partial<Kept>): boolean {
  const kept = readKept();
  if (kept?.pairing !== pairing) return false;
  write({ ...kept, ...edit(kept) });
  return true;
}

/** What this phone keeps about one question. */
export interface KeptOf<Body> {
  waiting: Body | null;
  contested: Body | null;
}

export const subjectOf = ({ kind, body }: Answer): string =>
  kind === 'wellness' ? `${kind} ${body.date}` : `${kind} ${body.event_id}`;

type KeptAs<Kind> = Extract<KeptAnswer, { kind: Kind }>;

/** The one of these answers that is about a day, or about an event; null without. */
export const answerAbout = <Kind extends Answer['kind']>(
  answers: readonly KeptAnswer[],
  kind: Kind,
  dayOrEvent: string | number,
): KeptAs<Kind> | null =>
  answers.find((one): one is KeptAs<Kind> => subjectOf(one) === `${kind} ${dayOrEvent}`) ?? null;

/** An answer in a form that was opened before this phone stored another one is an answer over that: the athlete gave both. */
function overOwn(storedHere: readonly StoredHere[], answer: KeptAnswer): KeptAnswer {
  let { revision } = answer.body;
  for (const { subject, seen, now } of storedHere)
    if (subject === subjectOf(answer) && seen === revision) revision = now;
  return { ...answer, body: { ...answer.body, revision } } as KeptAnswer;
}

/** Keeps an answer until it is sent, in place of an earlier one to the same question. */
export const keepAnswer = (pairing: string, answer: KeptAnswer): boolean =>
  change(pairing, ({ storedHere, waiting, refused, contested }) => {
    const isAnother = (one: KeptAnswer) => subjectOf(one) !== subjectOf(answer);
    return {
      waiting: [...waiting.filter(isAnother), overOwn(storedHere, answer)],
      refused: refused.filter(isAnother),
      contested: contested.filter(isAnother),
    };
  });

const isSame = (one: KeptAnswer, answer: KeptAnswer): boolean =>
  subjectOf(one) === subjectOf(answer) && one.keptAt === answer.keptAt;

const without = <T extends KeptAnswer>(answers: readonly T[], answer: KeptAnswer): T[] =>
  answers.filter((one) => !isSame(one, answer));

/** An answer was stored as `now`. A newer one to the same question stays, over this one. */
export const keepStored = (pairing: string, answer: KeptAnswer, now: string | null): boolean =>
  change(pairing, ({ storedHere: before, waiting }) => {
    const storedHere = [...before, { subject: subjectOf(answer), seen: answer.body.revision, now }];
    return { storedHere, waiting: without(waiting, answer).map((one) => overOwn(storedHere, one)) };
  });

/** The athlete has read the outcome of an answer. A newer one to the same question stays. */
export const forgetAnswer = (pairing: string, answer: KeptAnswer): boolean =>
  change(pairing, ({ waiting, refused, contested }) => ({
    waiting: without(waiting, answer),
    refused: without(refused, answer),
    contested: without(contested, answer),
  }));

/** An answer was refused: it stays until the athlete has read that. */
export const keepRefused = (pairing: string, answer: KeptAnswer, reason: string): boolean =>
  change(pairing, ({ waiting, refused }) => ({
    waiting: without(waiting, answer),
    refused: [...refused, { ...answer, reason }],
  }));

/** The further answers of an answer. */
export const furtherOf = ({ body }: Answer): MoreWrites => ('more' in body && body.more) || [];

/** Some further answers were refused: they stay until the athlete has read that, and the rest waits without them. */
export const keepPartRefused = (pairing: string, answer: KeptAnswer, part: MoreWrites, reason: string): boolean =>
  change(pairing, ({ waiting, refused }) => {
    const more = furtherOf(answer).filter((each) => !part.includes(each));
    const rest = { ...answer, body: { ...answer.body, more } } as KeptAnswer;
    return {
      waiting: waiting.map((one) => (isSame(one, answer) ? rest : one)),
      refused: [...refused, { ...answer, reason, part }],
    };
  });

/** An answer met another stored one: it stays until the athlete has chosen. */
export const keepContested = (pairing: string, answer: KeptAnswer): boolean =>
  change(pairing, ({ waiting, contested }) => ({
    waiting: without(waiting, answer),
    contested: [...contested, answer],
  }));

function revisionNow(subject: string, { days, events }: Pick<AthletePage, 'days' | 'events'>): string | null {
  const day = days.find(({ date }) => subject === `wellness ${date}`);
  const event = events.find(({ event_id: id }) => subject === `session ${id}`);
  return (day ?? event)?.revision ?? null;
}

/** Keeps what the form needs the next time, also without a network. */
export const keepForm = (
  pairing: string,
  {
    time_zone: timeZone,
    utc_offsets: utcOffsets,
    consent,
    days,
    events,
    questions,
    asked_ahead: askedAhead,
  }: AthletePage,
): boolean =>
  change(pairing, ({ storedHere }) => ({
    storedHere: storedHere.filter(({ subject }) => {
      const last = [...storedHere].reverse().find((one) => one.subject === subject);
      return last?.now !== null && last?.now === revisionNow(subject, { days, events });
    }),
    form:
      consent === 'given'
        ? {
            timeZone,
            utcOffsets,
            days: days.map((day) => ({ ...day, stored: null })),
            events: events.map((event) => ({ ...event, answer: null })),
            ...(questions && { questions, askedAhead }),
          }
        : null,
  }));
