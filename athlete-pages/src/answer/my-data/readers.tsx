import { formatDay } from '@touchline/contracts/date-format';
import type { OwnReaders } from '@touchline/contracts/athlete-rights.schema';
import { wordText } from '@touchline/contracts/words';
import { shortDay } from '../../shared/club-time.js';
import { Section } from './section.js';
import { useLoaded } from './use-loaded.js';

const WITHOUT_NAME = {
  coach: 'A former coach',
  app: 'The app of your club',
  program: 'A program of your club',
  administrator: 'An administrator of your club',
} as const;

const nameOf = (coach: string | null, program: string | null): string | null =>
  coach ?? (program === null ? null : `The program ${program}`);

/** Who read the athlete's figures. */
export function Readers({ onEnded }: { onEnded: () => void }) {
  const { data, problem, load } = useLoaded<OwnReaders>('/api/athlete/readers', onEnded);
  return (
    <Section
      id="readers"
      title="Who read your figures"
      problem={problem}
      onRetry={data === null && (() => void load())}
    >
      {data?.readers.length === 0 && <p>Nobody yet.</p>}
      <ul class="days">
        {data?.readers.map(({ date, coach, by, program, kinds }) => (
          <li key={date + by + coach + program + kinds.join()}>
            <b>{shortDay(date)}</b>: {nameOf(coach, program) ?? wordText(WITHOUT_NAME, by)} ({kinds.join(', ')})
          </li>
        ))}
      </ul>
      {data && <p>This list begins on {formatDay(data.since)}. Ask your club about the time before.</p>}
    </Section>
  );
}
