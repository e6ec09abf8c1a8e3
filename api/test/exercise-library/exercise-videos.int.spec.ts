import type { Exercise, ExerciseVideo } from '@touchline/contracts/exercise-library.schema';
import { ExerciseVideoEntity } from '../../src/modules/exercise-library/exercise-video.entity.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const URL = '/api/exercise-library';
const SQUAT = 501;
const FIRST = 'https://youtu.be/aZ0_-bY1x2W?si=shared';
const SECOND = 'https://vimeo.com/123456789';
const CHANGED = {
  code: 'exercise_video_changed',
  message: 'Someone else changed the video of this exercise. Check it and try again.',
};

let at: TestApp;
let actors: Actors;

beforeAll(async () => {
  at = await createTestApp();
});
beforeEach(async () => {
  await at.empty();
  actors = await createActors(at);
});
afterAll(() => at.close());

const put = (video_url: unknown, video_version: unknown, actor: Actor = actors.own, id: number | string = SQUAT) =>
  actor.put(`${URL}/${id}/video`, { video_url, video_version });
const seenBy = async (actor: Actor): Promise<ExerciseVideo | undefined> => {
  const found = (await actor.get(URL)).json<Exercise[]>().find(({ exercise_id: id }) => id === SQUAT);
  return found && { video_url: found.video_url, video_version: found.video_version };
};
const rows = () => at.read.find(ExerciseVideoEntity, { order: { id: 'ASC' } });

describe('the video of an exercise', () => {
  it('is added, changed and removed by any coach of the institution, and each version counts', async () => {
    const added = await put(` ${FIRST} `, 0);
    expect([added.statusCode, added.json()]).toEqual([200, { video_url: FIRST, video_version: 1 }]);
    expect(await seenBy(actors.colleague)).toEqual({ video_url: FIRST, video_version: 1 });

    at.clock.advance(60);
    expect((await put(SECOND, 1, actors.colleague)).json()).toEqual({ video_url: SECOND, video_version: 2 });
    expect(await seenBy(actors.own)).toEqual({ video_url: SECOND, video_version: 2 });

    expect((await put(null, 2)).json()).toEqual({ video_url: null, video_version: 3 });
    expect(await seenBy(actors.own)).toEqual({ video_url: null, video_version: 3 });
    expect((await put(FIRST, 3)).json()).toEqual({ video_url: FIRST, video_version: 4 });
    const now = at.clock.now();
    expect(await rows()).toEqual([
      expect.objectContaining({
        institutionId: actors.ownCoach.institutionId,
        exerciseId: SQUAT,
        videoUrl: FIRST,
        version: 4,
        createdAt: new Date(now.getTime() - 60_000),
        updatedAt: now,
      }),
    ]);
  });

  it('is that of one exercise and one institution: others neither see nor change it', async () => {
    await put(FIRST, 0);
    expect(await seenBy(actors.stranger)).toEqual({ video_url: null, video_version: 0 });
    const others = (await actors.own.get(URL)).json<Exercise[]>().filter(({ exercise_id: id }) => id !== SQUAT);
    expect(new Set(others.map(({ video_url }) => video_url))).toEqual(new Set([null]));

    // The stranger's own first version, as if no other institution had one.
    expect((await put(SECOND, 0, actors.stranger)).json()).toEqual({ video_url: SECOND, video_version: 1 });
    expect((await put(null, 1, actors.stranger)).json()).toEqual({ video_url: null, video_version: 2 });
    expect(await seenBy(actors.own)).toEqual({ video_url: FIRST, video_version: 1 });
  });

  it('is not changed by a coach who saw another version, also after it was removed', async () => {
    await put(FIRST, 0);
    for (const [url, seen] of [
      [SECOND, 0],
      [null, 0],
      [SECOND, 2],
    ] as const) {
      const refused = await put(url, seen, actors.colleague);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject(CHANGED);
    }
    await put(null, 1);
    expect((await put(SECOND, 1, actors.colleague)).statusCode).toBe(409);
    expect((await put(SECOND, 0, actors.colleague)).statusCode).toBe(409);
    expect(await seenBy(actors.own)).toEqual({ video_url: null, video_version: 2 });
  });

  it('accepts the same call again, whose answer was lost, and writes nothing', async () => {
    expect((await put(null, 0)).json()).toEqual({ video_url: null, video_version: 0 });
    expect(await rows()).toEqual([]);
    await put(FIRST, 0);
    const [stored] = await rows();
    at.clock.advance(60);
    for (const seen of [0, 1]) expect((await put(FIRST, seen)).json()).toEqual({ video_url: FIRST, video_version: 1 });
    expect(await rows()).toEqual([stored]);
    await put(null, 1);
    expect((await put(null, 1)).json()).toEqual({ video_url: null, video_version: 2 });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://youtu.be/aZ0_-bY1x2W',
    'https://youtu.be.evil.test/aZ0_-bY1x2W',
    'https://me:secret@youtu.be/aZ0_-bY1x2W',
    'https://youtu.be:8443/aZ0_-bY1x2W',
    'https://youtu\u3002be/aZ0_-bY1x2W',
    'https://you\ttu.be/aZ0_-bY1x2W',
    'https://www.youtube.com/@club',
    '',
    '   ',
  ])('refuses the address %p at its field, and stores nothing', async (url) => {
    await put(FIRST, 0);
    const refused = await put(url, 1);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      fields: [
        {
          path: 'video_url',
          message: 'Video url must be the https address of a video on youtube.com, youtu.be or vimeo.com.',
        },
      ],
    });
    expect(await seenBy(actors.own)).toEqual({ video_url: FIRST, video_version: 1 });
  });

  it('stores the longest address, and refuses a longer one', async () => {
    const longest = `${FIRST}&`.padEnd(300, 'x');
    expect((await put(`${longest}x`, 0)).json()).toMatchObject({
      fields: [{ path: 'video_url', message: 'Video url must have at most 300 characters.' }],
    });
    expect((await put(longest, 0)).json()).toEqual({ video_url: longest, video_version: 1 });
  });

  it.each([undefined, -1, 1.5, '0'])('refuses the version %p', async (version) => {
    expect((await put(FIRST, version)).statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('finds no video of an unknown exercise, and needs a sign-in', async () => {
    expect((await put(FIRST, 0, actors.own, 900_000_001)).statusCode).toBe(404);
    expect((await put(FIRST, 0, actors.own, 'x')).statusCode).toBe(400);
    expect((await put(FIRST, 0, actors.anonymous)).statusCode).toBe(401);
    expect(await rows()).toEqual([]);
  });
});

describe('two instances on one database', () => {
  it('store one of the videos that coaches add at once, and refuse the others', async () => {
    const second = await createInstanceBeside(at);
    const there = actors.colleague.through(second);
    for (let version = 0; version < 4; version += 1) {
      const answers = await Promise.all(
        Array.from({ length: WRITERS }, (_, writer) =>
          put(`https://vimeo.com/${version}${writer + 100}`, version, writer % 2 ? there : actors.own),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        200,
        ...Array<number>(WRITERS - 1).fill(409),
      ]);
      const stored = answers.find(({ statusCode }) => statusCode === 200)?.json<ExerciseVideo>();
      expect(stored?.video_version).toBe(version + 1);
      expect(await seenBy(actors.own)).toEqual(stored);
    }
    expect(await rows()).toHaveLength(1);
    await second.close();
  });
});
