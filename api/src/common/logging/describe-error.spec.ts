import { QueryFailedError } from 'typeorm';
import { describeError } from './describe-error.js';

const SECRET = 'plantedNote';

describe('the description of an error', () => {
  it('has kind, codes and places of a failed statement, and none of its values', () => {
    const driver = Object.assign(new Error(`Duplicate entry '${SECRET}' for key 'x'`), {
      code: 'ER_DUP_ENTRY',
      errno: 1062,
      sql: `INSERT INTO x VALUES ('${SECRET}')`,
    });
    const description = describeError(new QueryFailedError(`INSERT ${SECRET}`, [SECRET], driver));
    expect(description).toMatchObject({ kind: 'QueryFailedError', code: 'ER_DUP_ENTRY', errno: 1062 });
    expect(description.stack?.[0]).toContain('describe-error.spec');
    expect(JSON.stringify(description)).not.toContain(SECRET);
  });

  it.each([
    `x\n    at ${SECRET}`,
    `x\n    at ${SECRET} (file.js:1:2)`,
    `\n    at ${SECRET}:1:2`,
    `${SECRET}\n    at home`,
  ])('has no line of the message that looks like a place: %j', (message) => {
    const description = describeError(new Error(message));
    expect(description.stack?.length).toBeGreaterThan(0);
    expect(JSON.stringify(description)).not.toContain(SECRET);
  });

  it('has no line of a message that was changed after the error was made', () => {
    const error = new Error(`x\n    at ${SECRET}`);
    error.message = 'y';
    expect(JSON.stringify(describeError(error))).not.toContain(SECRET);
  });

  it('has no code that is text', () => {
    expect(describeError(Object.assign(new Error(''), { code: `no ${SECRET}!` })).code).toBeUndefined();
  });

  it.each([
    [SECRET, 'string'],
    [{ note: SECRET }, 'object'],
    [undefined, 'undefined'],
  ])('of %j, which is no error, is its type', (thrown, kind) => {
    expect(describeError(thrown)).toEqual({ kind });
  });
});
