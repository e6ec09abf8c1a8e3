import type { AthletePage, OwnDay } from '@touchline/contracts/athlete-answers.schema';
import { HOOPER_MAX, HOOPER_MIN } from '@touchline/contracts/ratings';
import { shortDay, timeIn } from '../../shared/club-time.js';
import { coachName } from './coach-name.js';

/** Units of the drawing: a dot per day; as on the coach's charts, higher is worse. */
const STEP = 20;
const HEIGHT = 60;
const RADIUS = 6;

/** The athlete's own last days: a dot per answer, and the same in words. */
export function OwnDays({ page }: { page: AthletePage }) {
  const { own_days: days } = page;
  if (days.every(({ hooper_index: index, load }) => index === null && load === null)) return null;
  return (
    <section aria-labelledby="own-days">
      <h2 id="own-days">Your last {days.length} days</h2>
      <div class="card">
        <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} class="dots" aria-hidden="true">
          {days.map((day, index) => (
            <Dot key={day.date} day={day} x={(index + 0.5) * STEP} />
          ))}
        </svg>
        <p class="hint">
          Each dot is an answer, your Hooper Index from {HOOPER_MIN} to {HOOPER_MAX}: higher is worse. Days without an
          answer have none.
        </p>
        <details>
          <summary>In words</summary>
          <ul class="days">
            {[...days].reverse().map((day) => (
              <li key={day.date}>
                <b>{shortDay(day.date)}</b>: {dayText(day)}
                {day.seen.map(({ coach, seen_at: at }) => (
                  <div key={coach + at}>
                    {coachName(coach)} looked at {timeIn(page, at)}
                  </div>
                ))}
                {day.messages.map(({ coach, text, sent_at: at }) => (
                  <div key={at}>
                    {coachName(coach)}: {text}
                  </div>
                ))}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

function Dot({ day: { hooper_index: index }, x }: { day: OwnDay; x: number }) {
  if (index === null) return <line class="gap" x1={x - 3} x2={x + 3} y1={HEIGHT - 2} y2={HEIGHT - 2} />;
  const share = (index - HOOPER_MIN) / (HOOPER_MAX - HOOPER_MIN);
  return <circle cx={x} cy={RADIUS + (1 - share) * (HEIGHT - 2 * RADIUS - 4)} r={RADIUS} />;
}

function dayText({ hooper_index: index, load }: OwnDay): string {
  const answer = index === null ? 'no answer' : `${index} of ${HOOPER_MAX}, ${HOOPER_MIN} is best`;
  return load === null ? answer : `${answer}; training load ${load}`;
}
