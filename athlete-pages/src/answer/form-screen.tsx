import type { FormDay, FormEvent } from '@touchline/contracts/athlete-answers.schema';
import { longDay } from '../shared/club-time.js';
import { Alarm, Frame } from '../shared/frame.js';
import { DayAnswer } from './form/day-answer.js';
import { eventTitle } from './form/event-title.js';
import { questionsOn } from './form/further-questions.js';
import { SessionAnswer } from './form/session-answer.js';
import { answerAbout, keepsForGood, subjectOf, type Answer, type RefusedAnswer } from './kept/kept-answers.js';
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
  const { page, waiting, contested, isOffline, notice } = shown;
  const [today, yesterday] = page.days;
  const send = (answer: Answer, title: string) => void answers.answer(answer, title);
  const status = statusOf(shown);

  const day = (form: FormDay, title: string) => {
    const other = answerAbout(contested, 'wellness', form.date);
    return (
      <DayAnswer
        key={form.date}
        day={form}
        questions={questionsOn(page.questions, form.date)}
        title={title}
        kept={{
          waiting: answerAbout(waiting, 'wellness', form.date)?.body ?? null,
          contested: other?.body ?? null,
        }}
        isToday={form === today}
        isOffline={isOffline}
        onSend={(body) => send({ kind: 'wellness', body }, longDay(form.date))}
        onKeepStored={() => other && answers.dismiss(other)}
      />
    );
  };
  const session = (event: FormEvent) => {
    const other = answerAbout(contested, 'session', event.event_id);
    return (
      <SessionAnswer
        key={event.event_id}
        event={event}
        questions={questionsOn(page.questions, event.date)}
        kept={{
          waiting: answerAbout(waiting, 'session', event.event_id)?.body ?? null,
          contested: other?.body ?? null,
        }}
        isOffline={isOffline}
        onSend={(body) => send({ kind: 'session', body }, `${eventTitle(event)}, ${longDay(event.date)}`)}
        onKeepStored={() => other && answers.dismiss(other)}
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
      <RefusedAnswers refused={refusedOf(shown)} questions={page.questions} onRead={answers.dismiss} />
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

/** With the contested ones about which this page does not ask any more, so that there is nothing to choose. */
function refusedOf({ page, refused, contested }: ShownPage): RefusedAnswer[] {
  const asked = [
    ...page.days.map(({ date }) => `wellness ${date}`),
    ...page.events.map((event) => `session ${event.event_id}`),
  ];
  const left = contested.filter((answer) => !asked.includes(subjectOf(answer)));
  return [...refused, ...left.map((answer) => ({ ...answer, reason: 'Something else was stored before.' }))];
}

function statusOf({ waiting, isOffline, notice }: ShownPage): string | null {
  if (notice === 'sending' && !isOffline) return 'Sending…';
  if (waiting.length > 0 && !keepsForGood())
    return 'Not sent yet. Leave this page open until you are online: this browser cannot keep answers.';
  if (waiting.length > 0) return 'Kept on this phone. It is sent when you are online.';
  if (isOffline) return 'You are offline. You can answer: it is kept on this phone.';
  return notice === 'stored' ? 'Thank you, your answer is stored.' : null;
}
