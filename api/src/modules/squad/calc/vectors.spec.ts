import { addDays, daysBetween, requireEpochDay } from '@touchline/contracts/calendar-date';
import vectors from '../../../../test/vectors/loop.json' with { type: 'json' };
import type { Answer } from './answers.js';
import { itemNotes } from './item-notes.js';
import { loadNote } from './load-note.js';
import { rounded } from './rounded.js';
import { shiftOf, squadLine } from './squad-line.js';
import { judgeWellness, markedDays } from './wellness-judgement.js';

interface VectorEntry {
  date: string;
  ratings: number[];
}

function answersOf(entries: readonly VectorEntry[]): Answer[] {
  return entries.map(({ date, ratings }) => {
    const [sleep_quality = 0, fatigue = 0, muscle_soreness = 0, stress = 0] = ratings;
    const sum = sleep_quality + fatigue + muscle_soreness + stress;
    return { date, day: requireEpochDay(date), sum, ratings: { sleep_quality, fatigue, muscle_soreness, stress } };
  });
}

it('has these vectors, and no other group', () => {
  const { about: _about, ...groups } = vectors;
  expect(Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, group.length]))).toEqual({
    wellness: 20,
    squads: 7,
    loads: 7,
    tests: 15,
  });
});

describe('an answer against the own baseline', () => {
  it.each(vectors.wellness)('$name', ({ entries, expect: days }) => {
    const answers = answersOf(entries);
    const judged = days.map(({ date }) => {
      const { state, baseline, delta, z } = judgeWellness(answers, date);
      return {
        date,
        state,
        n: baseline.n,
        mean: rounded(baseline.mean),
        sd: rounded(baseline.sd),
        delta: rounded(delta),
        z: rounded(z),
        notes: itemNotes(answers, date),
        flags_28: markedDays(answers, date).length,
      };
    });
    expect(judged).toEqual(days);
  });
});

describe('a whole squad', () => {
  it.each(vectors.squads)('$name', ({ date, athletes, expect: expected }) => {
    const answers = athletes.map(answersOf);
    const line = squadLine(answers.map((each) => judgeWellness(each, date)));
    expect({
      answers: line.answers,
      median_z: rounded(line.medianZ),
      squad_line: line.down,
      states: answers.map((each) => judgeWellness(each, date, shiftOf(line)).state),
    }).toEqual(expected);
  });
});

describe('the load of seven days against the own earlier weeks', () => {
  it.each(vectors.loads)('$name', ({ days, expect: expected }) => {
    const [first, byDay] = [days[0]?.date ?? '', new Map(days.map(({ date, load }) => [date, load]))];
    const judged = expected.map(({ date }) => {
      const history = daysBetween(first, date) + 1;
      const loads = Array.from({ length: history }, (_, offset) => byDay.get(addDays(first, offset)) ?? 0);
      // The last 188 days say the same as all of them.
      const [whole, recent] = [loadNote(loads, history), loadNote(loads.slice(-188), history)];
      expect(recent).toEqual(whole);
      return { date, history, over: whole.over, new: whole.isNew };
    });
    expect(judged).toEqual(expected);
  });
});
