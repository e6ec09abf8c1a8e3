import type { AthletePage, FormEvent } from '@touchline/contracts/athlete-answers.schema';
import type { AthleteEntity } from '../../../src/modules/athletes/index.js';
import type { TeamEntity } from '../../../src/modules/teams/index.js';
import { createActors, type Actor, type Actors } from '../../support/actors.js';
import { answeringAthlete } from '../../support/answering-athlete.js';
import * as build from '../../support/factories.js';
import type { TestApp } from '../../support/test-app.js';

/** A Friday evening at the club, whose clock is UTC. */
export const TODAY = '2026-11-20';
export const YESTERDAY = '2026-11-19';
export const EVENING = `${TODAY}T20:00:00Z`;

export interface AnswerScene {
  actors: Actors;
  team: TeamEntity;
  athlete: AthleteEntity;
  /** The athlete's phone. */
  phone: Actor;
}

/** A coach with a team of one athlete, who has agreed and has a paired phone. It is Friday evening. */
export async function answerScene(at: TestApp, partial: Partial<AthleteEntity> = {}): Promise<AnswerScene> {
  at.clock.moveTo(EVENING);
  const actors = await createActors(at);
  const team = await build.team(at, actors.ownCoach);
  const athlete = await build.athlete(at, { teamId: team.id, ...partial });
  return { actors, team, athlete, phone: await answeringAthlete(at, athlete.id) };
}

/** It is the evening of another day; the coaches, whose sessions have ended meanwhile, are signed in again. */
export async function evening(at: TestApp, { actors }: Pick<AnswerScene, 'actors'>, day: string): Promise<void> {
  at.clock.moveTo(`${day}T20:00:00Z`);
  for (const coach of [actors.own, actors.colleague]) await coach.admit();
}

export const survey = (changes: object = {}) => ({
  date: TODAY,
  revision: null,
  sleep_quality: 2,
  fatigue: 4,
  muscle_soreness: 3,
  stress: 2,
  pain: null,
  ...changes,
});

/** Sends a survey as the page does: over what the phone sees there now, unless the changes say otherwise. */
export async function answerDay(phone: Actor, changes: object = {}) {
  const body = survey(changes);
  const { days } = await pageOf(phone);
  const seen = days?.find(({ date }) => date === body.date)?.revision ?? null;
  return phone.put('/api/athlete/wellness', { ...body, revision: seen, ...changes });
}

/** Sends an answer to an event as the page does: over what the phone sees there now, unless the body says otherwise. */
export async function answerEvent(phone: Actor, body: { event_id: number } & Record<string, unknown>) {
  const { revision = null } = (await asked(phone, body.event_id)) ?? {};
  return phone.put('/api/athlete/sessions', { revision, ...body });
}

export async function pageOf(phone: Actor): Promise<AthletePage> {
  return (await phone.get('/api/athlete/page')).json<AthletePage>();
}

/** What the page says about an event; undefined when it does not ask about it. */
export async function asked(phone: Actor, eventId: number): Promise<FormEvent | undefined> {
  return (await pageOf(phone)).events?.find(({ event_id: id }) => id === eventId);
}
