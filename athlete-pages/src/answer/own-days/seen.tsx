import type { AthletePage } from '@touchline/contracts/athlete-answers.schema';
import { timeIn } from '../../shared/club-time.js';
import { coachName } from './coach-name.js';

/** Who looked at today's answer, and what coaches wrote today. */
export function Seen({ page }: { page: AthletePage }) {
  const { own_days: days, today } = page;
  const day = days.find(({ date }) => date === today);
  if (!day || (day.seen.length === 0 && day.messages.length === 0)) return null;
  return (
    <div class="notice">
      {day.messages.map(({ coach, text, sent_at: at }) => (
        <p key={at}>
          <b>{coachName(coach)}:</b> {text}
        </p>
      ))}
      {day.seen.map(({ coach, seen_at: at }) => (
        <p key={coach + at}>
          {coachName(coach)} looked at {timeIn(page, at)}
        </p>
      ))}
    </div>
  );
}
