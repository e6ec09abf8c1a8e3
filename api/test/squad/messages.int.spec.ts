import type { MessageReaders } from '@touchline/contracts/decisions.schema';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { storeConfirmedAddress } from '../../src/modules/consents/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { Mailbox } from '../support/mailbox.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const MESSAGE = 'Rest today, and come to see me tomorrow.';

describe('what a coach writes to an athlete', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp({ settings: { SMTP_URL: await mailbox.open(), PUBLIC_URL: 'http://club.test' } });
  });
  beforeEach(async () => {
    mailbox.received.length = 0;
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, { name: 'U15' });
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  const bornYearsAgo = (years: number) => `${at.clock.now().getUTCFullYear() - years - 1}-01-01`;
  const athlete = (dateOfBirth: string | null) => build.athlete(at, { teamId: team.id, firstName: 'Mia', dateOfBirth });
  const withGuardian = async (dateOfBirth: string | null) => {
    const child = await athlete(dateOfBirth);
    const address = { email: 'parent@home.test', addressOf: 'guardian' as const, confirmedAt: at.clock.now() };
    await at.write((tx) => storeConfirmedAddress(tx, child.id, address));
    return child;
  };
  const write = ({ id }: AthleteEntity, message: string | null = MESSAGE) =>
    actors.own.post('/api/squad/decisions', { athlete_id: id, kind: 'rest', note: null, message, replaces: null });
  const readers = async ({ id }: AthleteEntity) =>
    (await actors.own.get(`/api/squad/message-readers?athlete_id=${id}`)).json<MessageReaders>();

  it('reaches the guardian of a minor by mail, with who wrote it', async () => {
    const child = await withGuardian(bornYearsAgo(14));
    expect((await write(child)).statusCode).toBe(201);
    await at.app.get(AfterAnswer).idle();
    const [copy] = mailbox.received;
    expect([mailbox.received.length, copy?.recipients]).toEqual([1, ['parent@home.test']]);
    expect(copy?.mail.text).toContain(MESSAGE);
    expect(copy?.mail.text).toContain(`${actors.ownCoach.name} of U15`);
  });

  it.each([
    ['a grown-up', 18, MESSAGE],
    ['a decision without a message', 14, null],
  ])('sends nothing for %s', async (_what, years, message) => {
    expect((await write(await withGuardian(bornYearsAgo(years)), message)).statusCode).toBe(201);
    await at.app.get(AfterAnswer).idle();
    expect(mailbox.received).toEqual([]);
  });

  it('says who reads it: a guardian, and colleagues whose role allows it', async () => {
    const child = await withGuardian(bornYearsAgo(14));
    expect(await readers(child)).toEqual({ is_minor: true, guardian: true, colleagues: 0 });
    const { institutionId } = actors.ownCoach;
    for (const role of ['coach', 'medical', 'attendance_only'] as const) {
      const coach = await build.coach(at, { institutionId });
      await build.staff(at, { teamId: team.id, coachId: coach.id, role });
    }
    const disabled = await build.coach(at, { institutionId, disabledAt: at.clock.now() });
    await build.staff(at, { teamId: team.id, coachId: disabled.id });
    expect(await readers(child)).toEqual({ is_minor: true, guardian: true, colleagues: 2 });
    expect(await readers(await athlete(null))).toEqual({ is_minor: true, guardian: false, colleagues: 2 });
    expect(await readers(await withGuardian(bornYearsAgo(18)))).toEqual({
      ...{ is_minor: false, guardian: false, colleagues: 2 },
    });
  });
});
