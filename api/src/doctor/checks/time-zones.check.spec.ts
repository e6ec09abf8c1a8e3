import { RULES_VERSION, zoneRules } from '../../common/time/zone-rules.js';
import { judgeTimeZones } from './time-zones.check.js';

const NOW = new Date('2026-11-29T12:00:00Z');
const sentences = (zones: string[], nodeVersion?: string) =>
  judgeTimeZones(zones, NOW, nodeVersion).map(({ status, sentence }) => `${status}: ${sentence}`);

/** Rules as those of a release of Node.js that is as old as the zone of Casablanca in 2025, whichever runs the test. */
function pretendOtherRules(zone: string): void {
  const { aheadAt } = zoneRules(zone);
  jest.spyOn(zoneRules(zone), 'aheadAt').mockImplementation((instant) => aheadAt(instant) + 3_600_000);
}

describe('what the doctor says of time zones', () => {
  afterEach(() => jest.restoreAllMocks());

  it('names both versions, and the zones that differ', () => {
    pretendOtherRules('Asia/Tokyo');
    const said = sentences(['Europe/London']);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      new RegExp(`^ok: The rules of time zones are those of ${RULES_VERSION}, those of Node.js `),
    );
    expect(said[0]).toMatch(/They differ for .*Asia\/Tokyo.*, which no institution has\.$/);
  });

  it('says nothing is to be done where Node.js has older rules for a zone in use', () => {
    pretendOtherRules('Asia/Tokyo');
    expect(sentences(['Asia/Tokyo'], '2025c')[0]).toBe(
      `ok: The rules for Asia/Tokyo differ: the product uses those of ${RULES_VERSION}, Node.js has 2025c, which are older and not used. Phones and computers that are not updated may show other times.`,
    );
  });

  it('asks for a newer release where Node.js has newer rules for a zone in use', () => {
    pretendOtherRules('Asia/Tokyo');
    expect(sentences(['Asia/Tokyo', 'Europe/London'], '2099a')[0]).toMatch(
      /^warning: The rules for Asia\/Tokyo differ: .+ Install a newer release of Touchline/,
    );
  });

  it('fails for a zone that nothing knows, and warns of one that only Node.js knows', () => {
    expect(sentences(['Mars/Olympus', 'SystemV/PST8PDT']).slice(0, 2)).toEqual([
      expect.stringMatching(/^failed: .+Mars\/Olympus/),
      expect.stringMatching(/^warning: .+SystemV\/PST8PDT, for which only Node.js has rules/),
    ]);
  });

  it('notices a change that Node.js makes an hour apart, in the zones in use', () => {
    const { aheadAt } = zoneRules('Europe/London');
    const [begin, end] = [Date.UTC(2027, 2, 28, 1), Date.UTC(2027, 2, 28, 2)];
    jest
      .spyOn(zoneRules('Europe/London'), 'aheadAt')
      .mockImplementation((instant) => aheadAt(instant) - (instant >= begin && instant < end ? 3_600_000 : 0));
    expect(sentences(['Europe/London'])[0]).toMatch(/^ok: The rules for Europe\/London differ/);
  });
});
