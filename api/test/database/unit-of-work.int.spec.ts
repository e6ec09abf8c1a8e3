import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runWithDeadline } from '../../src/common/concurrency/call-deadline.js';
import { DatabaseUnavailableError, RetryWriteError } from '../../src/database/database-errors.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const row = (name: string) => ({ name, timeZone: 'UTC', isDemo: false });

describe('unit of work', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(InstitutionEntity).execute()));
  afterAll(() => at.close());

  const names = async () =>
    (await at.read.find(InstitutionEntity, { order: { name: 'ASC' } })).map((institution) => institution.name);

  it('writes all or nothing', async () => {
    await expect(
      at.write(async (tx) => {
        await tx.insert(InstitutionEntity, row('half'));
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await names()).toEqual([]);
  });

  it('keeps parallel writes apart: the failed ones leave nothing, the others everything', async () => {
    const writes = Array.from({ length: 30 }, (_, at_) =>
      at.write(async (tx) => {
        await tx.insert(InstitutionEntity, row(`w${String(at_).padStart(2, '0')}`));
        await new Promise((resolve) => setTimeout(resolve, at_ % 3));
        if (at_ % 2) throw new Error('odd');
      }),
    );
    const results = await Promise.allSettled(writes);
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(15);
    expect(await names()).toEqual(Array.from({ length: 15 }, (_, even) => `w${String(even * 2).padStart(2, '0')}`));
  });

  it('does not let a reader see uncommitted rows', async () => {
    let seen: string[] = ['unread'];
    await at.write(async (tx) => {
      await tx.insert(InstitutionEntity, row('pending'));
      seen = await names();
    });
    expect(seen).toEqual([]);
    expect(await names()).toEqual(['pending']);
  });

  it('runs the whole function again after a conflict, at most four times', async () => {
    let runs = 0;
    await at.write(async (tx) => {
      await tx.insert(InstitutionEntity, row(`run ${++runs}`));
      if (runs < 3) throw new RetryWriteError();
    });
    expect(await names()).toEqual(['run 3']);
    runs = 0;
    await expect(
      at.write(async () => {
        runs += 1;
        throw new RetryWriteError();
      }),
    ).rejects.toBeInstanceOf(RetryWriteError);
    expect(runs).toBe(5);
  });

  it('continues after a failed write', async () => {
    await expect(at.write((tx) => tx.query('SELECT nonsense FROM nowhere'))).rejects.toThrow();
    await at.write((tx) => tx.insert(InstitutionEntity, row('after')));
    expect(await names()).toEqual(['after']);
  });

  it('keeps nothing of a write that has ended', async () => {
    const write = async () => new WeakRef(await at.write(() => Promise.resolve({ note: 'of an athlete' })));
    const ended = [await write(), await write()];
    await write();
    // A weak reference keeps its object until the turn of the event loop ends.
    await setImmediate();
    collectGarbage();
    expect(ended.map((result) => result.deref())).toEqual([undefined, undefined]);
  });

  it('gives up a write whose call has no time left before its turn comes, and never runs it', async () => {
    let free = (): void => undefined;
    const held = new Promise<void>((resolve) => (free = resolve));
    const first = at.write((tx) => tx.insert(InstitutionEntity, row('first')).then(() => held));
    // On MariaDB nothing is queued: the call has no time left from the beginning.
    const late = runWithDeadline(performance.now() + (at.database.target.kind === 'sqlite' ? 50 : -1), () =>
      at.write((tx) => tx.insert(InstitutionEntity, row('late'))),
    );
    await expect(late).rejects.toBeInstanceOf(DatabaseUnavailableError);
    free();
    await first;
    await at.write((tx) => tx.insert(InstitutionEntity, row('next')));
    expect(await names()).toEqual(['first', 'next']);
  });

  it('answers no read of a call without time left', () => {
    expect(() => runWithDeadline(performance.now() - 1, () => at.read)).toThrow(DatabaseUnavailableError);
  });

  it('returns texts, days and instants unchanged', async () => {
    const name = `Ünïcødé 🏐 膝 ' " \\ %`;
    await at.write((tx) => tx.insert(InstitutionEntity, row(name)));
    await at.write((tx) => tx.insert(InstitutionEntity, row(`${name} `)));
    expect((await at.read.findOneByOrFail(InstitutionEntity, { name })).name).toBe(name);
    expect(await at.read.countBy(InstitutionEntity, { name })).toBe(1);
  });
});
