import type { FormDay, FormEvent } from '@touchline/contracts/athlete-answers.schema';
import { longDay } from '../shared/club-time.js';
import { Alarm, Frame } from '../shared/frame.js';
import { DayAnswer } from './form/day-answer.js';
import { eventTitle } from './form/event-title.js';
import { SessionAnswer } from './form/session-answer.js';
import { subjectOf, type Answer } from './kept/kept-answers.js';
import { OwnDays } from './own-days/own-days.js';
import { RefusedAnswers } from './refused-answers.js';
import { Seen } from './own-days/seen.js';
import type { Answers, ShownPage } from './use-answers.js';

interface FormScreenProps {
  shown: ShownPage;
  answers: Answers;
  onMyData: () => void;
}

/** The form of today, what can still be said about yesterday, and what followed. */
export function FormScreen({ shown, answers, onMyData }: FormScreenProps) {
  const { page, waiting, refused, isOffline, notice } = shown;
  const [today, yesterday] = page.days;
  const send = (answer: Answer, title: string) => void answers.answer(answer, title);
  const status = statusOf(shown);
  const waitingFor = (answer: Pick<Answer, 'kind'>, key: string) =>
    waiting.find((one) => subjectOf(one) === `${answer.kind} ${key}`);

  const day = (form: FormDay, title: string) => {
    const kept = waitingFor({ kind: 'wellness' }, form.date);
    return (
      <DayAnswer
        key={form.date}
        day={form}
        title={title}
        waiting={kept?.kind === 'wellness' ? kept.body : null}
        isToday={form === today}
        onSend={(body) => send({ kind: 'wellness', body }, longDay(form.date))}
      />
    );
  };
  const session = (event: FormEvent) => {
    const kept = waitingFor({ kind: 'session' }, String(event.event_id));
    return (
      <SessionAnswer
        key={event.event_id}
        event={event}
        waiting={kept?.kind === 'session' ? kept.body : null}
        onSend={(body) => send({ kind: 'session', body }, `${eventTitle(event)}, ${longDay(event.date)}`)}
      />
    );
  };

  return (
    <Frame
      title={page.first_name === '' ? 'How are you today?' : `How are you today, ${page.first_name}?`}
      subtitle={[page.team_name, longDay(page.today)].filter(Boolean).join(' · ')}
    >
      <Alarm>{notice === 'for another' && 'Not sent: this phone answers for another athlete now.'}</Alarm>
      <p role="status" class={status === null ? 'quiet' : 'notice'}>
        {status}
      </p>
      <RefusedAnswers refused={refused} onRead={answers.dismiss} />
      <Seen page={page} />
      {today && day(today, 'Today')}
      {page.events.map(session)}
      {yesterday && day(yesterday, `Yesterday, ${longDay(yesterday.date)}`)}
      <OwnDays page={page} />
      {!isOffline && (
        <button type="button" class="second" onClick={onMyData}>
          My data
        </button>
      )}
    </Frame>
  );
}

function statusOf({ waiting, isOffline, notice }: ShownPage): string | null {
  if (notice === 'sending' && !isOffline) return 'Sending…';
  if (waiting.length > 0) return 'Kept on this phone. It is sent when you are online.';
  if (isOffline) return 'You are offline. You can answer: it is kept on this phone.';
  return notice === 'stored' ? 'Thank you, your answer is stored.' : null;
}
