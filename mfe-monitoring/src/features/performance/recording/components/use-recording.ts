import { useCallback, useMemo, useRef, useState } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { FATIGUE_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError, useApi, useNotify } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { existingQuery } from '../api/check-existing.js';
import { recordTestsMutation } from '../api/record-tests.js';
import { failureText, meanwhileText, obstacleText, savedText } from '../model/recording-texts.js';
import type { RecordingSession } from '../model/session.js';
import {
  changedByOthers,
  isTyped,
  readSheet,
  recordBody,
  seenOf,
  type Seen,
  type Sheet,
  type Texts,
} from '../model/sheet.js';

const TOAST_MS = 3_000;
const NO_ATHLETES: readonly Athlete[] = [];

/** What stands above the buttons. What a key can mend goes with the next one; the others stay until the next save. */
interface Trouble {
  severity: 'warning' | 'error';
  text: string;
  untilTyped: boolean;
}

export interface Recording {
  texts: Texts;
  setText: (athleteId: number, text: string) => void;
  sheet: Sheet;
  seen: Seen;
  /** The first look at earlier values of the day is on its way. */
  looking: boolean;
  lookAgain: () => void;
  phase: 'typing' | 'saving' | 'saved';
  /** Something was typed and is not stored. */
  dirty: boolean;
  trouble: Trouble | null;
  /** Saves everything typed. Answers the first athlete whose value keeps it from being tried at all. */
  save: () => number | undefined;
}

/** One round of tests: what is typed, what is stored already, and the way from the one to the other. Whatever fails, what was typed stays. */
export function useRecording(session: RecordingSession, loaded: readonly Athlete[] | undefined): Recording {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const athletes = loaded ?? NO_ATHLETES;
  const athleteIds = useMemo(() => athletes.map((athlete) => athlete.athlete_id), [athletes]);
  const lookup = existingQuery(api, session, athleteIds);
  const existing = useQuery({ ...lookup, enabled: athleteIds.length > 0 });
  const record = useMutation(recordTestsMutation(api, queryClient));
  const [texts, setTexts] = useState<Texts>(new Map());
  const [phase, setPhase] = useState<Recording['phase']>('typing');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const sent = useRef<Sheet['ready']>([]);
  const seen = useMemo(() => (existing.data ? seenOf(existing.data) : null), [existing.data]);
  const sheet = useMemo(
    () => readSheet(session.kind, athleteIds, texts, seen),
    [session.kind, athleteIds, texts, seen],
  );

  const setText = useCallback((athleteId: number, text: string) => {
    setTexts((now) => new Map(now).set(athleteId, text));
    setTrouble((now) => (now?.untilTyped ? null : now));
  }, []);

  const nameOf = (athleteId: number) =>
    athletes
      .filter((athlete) => athlete.athlete_id === athleteId)
      .map(fullName)
      .join();
  const failed = (error: unknown): Trouble => ({
    severity: 'error',
    text: failureText(
      error,
      sheet.ready.map(({ athleteId }) => nameOf(athleteId)),
      navigator.onLine,
    ),
    untilTyped: false,
  });

  /** Answers what is in the way; null once all is stored. `basis` is what the coach saw. */
  async function store(basis: Seen, mayRepeat: boolean): Promise<Trouble | null> {
    try {
      const counts = await record.mutateAsync(recordBody(session, sheet.ready, basis));
      notify({ severity: 'success', text: savedText(session.kind, counts), forMs: TOAST_MS });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === FATIGUE_CHANGED)) {
        // Perhaps only the answer got lost.
        sent.current = [...sent.current, ...sheet.ready];
        return failed(error);
      }
      // The values of others come into sight with this, and with the next save they are what the coach saw.
      const now = await queryClient.fetchQuery({ ...lookup, staleTime: 0 }).then(seenOf, () => null);
      if (now === null) return failed(error);
      const theirs = changedByOthers(session.kind, sheet.ready, basis, now, sent.current);
      // What is in the way is our own, from a save before this one: nothing of others is replaced.
      if (theirs.length === 0 && mayRepeat) return store(now, false);
      return {
        severity: 'warning',
        text: meanwhileText(
          session.kind,
          theirs.map(({ athleteId, value }) => ({ name: nameOf(athleteId), value })),
        ),
        untilTyped: false,
      };
    }
  }

  const save = () => {
    if (phase !== 'typing') return undefined;
    const obstacle = obstacleText(session.kind, sheet);
    if (obstacle !== null) setTrouble({ severity: 'warning', text: obstacle, untilTyped: true });
    else {
      setPhase('saving');
      setTrouble(null);
      void store(seen, true).then((outcome) => {
        setTrouble(outcome);
        setPhase(outcome === null ? 'saved' : 'typing');
      });
    }
    return sheet.problems[0];
  };

  return {
    texts,
    setText,
    sheet,
    seen,
    // Another look happens beside what is being typed.
    looking: existing.isPending && existing.errorUpdateCount === 0,
    lookAgain: () => void existing.refetch(),
    phase,
    dirty: phase !== 'saved' && isTyped(texts),
    trouble,
    save,
  };
}
