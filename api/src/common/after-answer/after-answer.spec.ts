import { Logger } from '@nestjs/common';
import { AfterAnswer } from './after-answer.js';

describe('work after the answer', () => {
  beforeAll(() => Logger.overrideLogger(false));
  afterAll(() => Logger.overrideLogger(true));

  /** A job that ends when the test opens the gate, with counts of begun and ended runs. */
  function gate() {
    const state = { begun: 0, ended: 0, open: (): void => undefined };
    const opened = new Promise<void>((resolve) => (state.open = resolve));
    const job = async () => {
      state.begun += 1;
      await opened;
      state.ended += 1;
    };
    return { state, job };
  }

  it('does not begin before the answer is given', async () => {
    const later = new AfterAnswer();
    const { state, job } = gate();
    state.open();
    await later.do(job);
    expect(state.begun).toBe(0);
    await later.idle();
    expect(state.ended).toBe(1);
  });

  it.each([
    ['quick', 1008],
    ['long', 208],
  ] as const)('is done eight at a time, and %s jobs have room for %i in all', async (kind, room) => {
    const later = new AfterAnswer();
    const { state, job } = gate();
    const taken: boolean[] = [];
    for (let count = 0; count < 1100; count += 1) taken.push(await later.do(job, kind));
    expect(taken).toEqual([...Array<boolean>(room).fill(true), ...Array<boolean>(1100 - room).fill(false)]);
    const idle = later.idle();
    await new Promise((resolve) => setTimeout(resolve));
    expect(state).toMatchObject({ begun: 8, ended: 0 });
    state.open();
    await idle;
    expect(state).toMatchObject({ begun: room, ended: room });
    expect(await later.do(job, kind)).toBe(true);
    await later.idle();
  });

  it('quick jobs do not wait for long ones', async () => {
    const later = new AfterAnswer();
    const [long, quick] = [gate(), gate()];
    quick.state.open();
    for (let count = 0; count < 208; count += 1) await later.do(long.job, 'long');
    const done = new Promise<void>((resolve) => void later.do(async () => resolve()));
    await later.do(quick.job);
    await done;
    expect(long.state).toMatchObject({ begun: 8, ended: 0 });
    long.state.open();
    await later.idle();
    expect([long.state.ended, quick.state.ended]).toEqual([208, 1]);
  });

  it('continues after a failure', async () => {
    const later = new AfterAnswer();
    const { state, job } = gate();
    state.open();
    await later.do(() => Promise.reject(new Error('away')));
    await later.do(job);
    await later.idle();
    expect(state.ended).toBe(1);
  });

  it('finishes before the stop, signals it to the jobs, and runs later jobs at once', async () => {
    const later = new AfterAnswer();
    const heard: boolean[] = [];
    const job = async (stopping: AbortSignal) => void heard.push(stopping.aborted);
    await later.do(job);
    await later.beforeApplicationShutdown();
    expect(heard).toEqual([true]);
    await later.do(job);
    expect(heard).toEqual([true, true]);
  });
});
