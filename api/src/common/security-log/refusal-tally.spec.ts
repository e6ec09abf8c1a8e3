import { RefusalTally } from './refusal-tally.js';

const at = (time: string) => new Date(`2026-11-05T${time}Z`);
const KIM = { coachId: 7, institutionId: 2 };

describe('the tally of refusals', () => {
  let tally: RefusalTally;

  beforeEach(() => {
    tally = new RefusalTally();
  });

  const taken = () => tally.drain().map(({ refusalKey, attempts }) => `${refusalKey}: ${attempts}`);

  it('has one count per caller, kind and hour, in the order of the keys', () => {
    for (let again = 0; again < 340; again += 1) tally.add('refused_id', KIM, at('10:00:00'));
    tally.add('refused_id', KIM, at('11:00:00'));
    tally.add('refused_id', { coachId: 8, institutionId: 2 }, at('10:00:00'));
    tally.add('refused_id', { apiKeyId: 7, institutionId: 2 }, at('10:00:00'));
    tally.add('sign_in_failed', KIM, at('10:00:00'));
    tally.add('sign_in_failed', null, at('10:00:00'));
    tally.add('sign_in_failed', null, at('10:59:59'));
    expect(taken()).toEqual([
      '2026-11-05T10 refused_id coach 7: 340',
      '2026-11-05T10 refused_id coach 8: 1',
      '2026-11-05T10 refused_id key 7: 1',
      '2026-11-05T10 sign_in_failed coach 7: 1',
      '2026-11-05T10 sign_in_failed nobody: 2',
      '2026-11-05T11 refused_id coach 7: 1',
    ]);
    expect(taken()).toEqual([]);
  });

  it('adds counts that could not be stored to the new ones', () => {
    tally.add('reauth_failed', KIM, at('10:01:00'));
    const lost = tally.drain();
    tally.add('reauth_failed', KIM, at('10:02:00'));
    tally.restore(lost);
    expect(tally.drain()).toEqual([
      {
        refusalKey: '2026-11-05T10 reauth_failed coach 7',
        kind: 'reauth_failed',
        coachId: 7,
        apiKeyId: null,
        institutionId: 2,
        attempts: 2,
        firstAt: at('10:01:00'),
        lastAt: at('10:02:00'),
      },
    ]);
  });
});
