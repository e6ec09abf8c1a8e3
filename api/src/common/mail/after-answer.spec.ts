import { Logger } from '@nestjs/common';
import { AfterAnswer } from './after-answer.js';

describe('work after the answer', () => {
  beforeAll(() => Logger.overrideLogger(false));
  afterAll(() => Logger.overrideLogger(true));

  /** A job that a test ends, and how many are under way. */
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

  it('is done eight at a time, keeps two hundred waiting and drops the rest', async () => {
    const later = new AfterAnswer();
    const { state, job } = gate();
    for (let count = 0; count < 300; count += 1) await later.do(job);
    const idle = later.idle();
    await new Promise((resolve) => setTimeout(resolve));
    expect(state).toMatchObject({ begun: 8, ended: 0 });
    state.open();
    await idle;
    expect(state).toMatchObject({ begun: 208, ended: 208 });
  });

  it('goes on after a failure', async () => {
    const later = new AfterAnswer();
    const { state, job } = gate();
    state.open();
    await later.do(() => Promise.reject(new Error('away')));
    await later.do(job);
    await later.idle();
    expect(state.ended).toBe(1);
  });

  it('finishes before the stop, tells the jobs that it is time, and holds up who comes after', async () => {
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
