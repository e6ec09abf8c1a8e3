import type { OwnReaders } from '@touchline/contracts/athlete-rights.schema';
import { shortDay } from '../../shared/club-time.js';
import { Section } from './section.js';
import { useLoaded } from './use-loaded.js';

/** Who read the athlete's figures. */
export function Readers({ onEnded }: { onEnded: () => void }) {
  const { data, problem } = useLoaded<OwnReaders>('/api/athlete/readers', onEnded);
  return (
    <Section id="readers" title="Who read your figures" problem={problem}>
      {data?.readers.length === 0 && <p>Nobody yet.</p>}
      <ul class="days">
        {data?.readers.map(({ date, coach, by, kinds }) => (
          <li key={date + by + coach + kinds.join()}>
            <b>{shortDay(date)}</b>: {coach ?? (by === 'app' ? 'The app of your club' : 'A former coach')} (
            {kinds.join(', ')})
          </li>
        ))}
      </ul>
    </Section>
  );
}
