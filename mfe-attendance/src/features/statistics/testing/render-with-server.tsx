import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice, QueryValues } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { setClock, TestShell, type PathClient } from '@touchline/ui/testing';
import { buildAthlete } from '../../../shared/testing/build.js';
import { buildSummary, buildTeam } from './statistics-data.js';

export const TEAMS = [buildTeam(10, 'Soccer (W)', 'First'), buildTeam(11, 'Tennis (M)', 'Second')];
/**
 * Twelve athletes: the first has no records, the second is good, the third warning, the others poor; every third plays
 * tennis.
 */
export const ATHLETES = Array.from({ length: 12 }, (_, at) =>
  buildAthlete({
    athlete_id: at + 1,
    first_name: 'Athlete',
    last_name: `No${at + 1}.`,
    ...(at % 3 === 0 ? { team_id: 11, sport: 'Tennis (M)' } : {}),
  }),
);
export const SUMMARIES = [
  buildSummary({ athlete_id: 1, present: 0, absent: 0, records: 0, rate: null, last7: Array(7).fill(null) as null[] }),
  buildSummary({
    athlete_id: 2,
    present: 10,
    absent: 0,
    rate: 100,
    last7: ['present', null, 'excused', null, null, null, 'absent'],
  }),
  buildSummary({ athlete_id: 3, rate: 85 }),
  ...Array.from({ length: 9 }, (_, at) => buildSummary({ athlete_id: at + 4, present: 0, absent: 10, rate: 0 })),
];

/** Answers by path. An Error fails the request; a function is called with the query and may return a promise. */
export type Answers = Partial<
  Record<
    | '/api/athletes/list'
    | '/api/teams/with-athletes'
    | '/api/attendance/summary'
    | '/api/attendance/days'
    | '/api/attendance/range'
    | '/api/calendar/list',
    unknown
  >
>;

/** Renders a page at an address with a fake server. A test may change `answers` while the page is open. */
export function renderWithServer(page: ReactNode, at: string, changes: Answers = {}) {
  const answers: Record<string, unknown> = {
    '/api/athletes/list': ATHLETES,
    '/api/teams/with-athletes': TEAMS,
    '/api/attendance/summary': SUMMARIES,
    '/api/attendance/days': [],
    '/api/attendance/range': [],
    '/api/calendar/list': [],
    ...changes,
  };
  const calls: { path: string; query: QueryValues | undefined }[] = [];
  const notices: Notice[] = [];
  const get: PathClient['get'] = async <T,>(path: string, options?: { query?: QueryValues }) => {
    calls.push({ path, query: options?.query });
    const answer = answers[path];
    const given: unknown =
      typeof answer === 'function'
        ? await (answer as (query: QueryValues | undefined) => unknown)(options?.query)
        : answer;
    if (given instanceof Error) throw given;
    return given as T;
  };
  render(
    <TestShell
      at={at}
      notify={(notice) => notices.push(notice)}
      api={{ get, send: () => Promise.reject(new Error('nothing is written here')) }}
    >
      {page}
      <output>
        <Address />
      </output>
    </TestShell>,
  );
  return { answers, calls, notices };
}

function Address() {
  return <>{useLocation().search}</>;
}

export const currentSearch = () => document.querySelector('output')?.textContent;

export async function selectOption(select: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Sets today's date. Timers keep running. */
export const setToday = (date: string): void => setClock(`${date}T12:00:00`);
