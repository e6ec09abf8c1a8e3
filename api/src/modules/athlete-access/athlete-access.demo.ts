import { SEASON_ENDS_DEFAULT } from '@touchline/contracts/athlete-access-rules';
import { hashToken, newToken } from '../../common/auth/secret-token.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { AthleteDeviceEntity } from './athlete-device.entity.js';
import { AthleteLinkEntity } from './athlete-link.entity.js';
import { deviceExpiry } from './devices/device.rules.js';
import { linkExpiry } from './links/links.writer.js';

const DAY_MS = 86_400_000;
const NAMES = ['iPhone, Safari', 'Android phone, Chrome', 'iPhone, Safari', 'Android phone, Samsung Internet'];

/** Links and devices that nobody holds: their keys and tokens are forgotten at once. */
const nobodys = (): string => hashToken(newToken());

/** Links of the demo coaches, most of them used and expired a while ago, and the devices that they have paired. */
export const demoAthleteAccess: DemoRows = ({ institutions }, now) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const links: Omit<AthleteLinkEntity, 'id'>[] = [];
  const devices: Omit<AthleteDeviceEntity, 'id'>[] = [];

  for (const { timeZone, coaches, teams } of institutions)
    for (const [at, { id: athleteId, answering }] of teams.flatMap(({ athletes }) => athletes).entries()) {
      const season = { timeZone, seasonEnds: SEASON_ENDS_DEFAULT };
      if (answering.link !== 'none') {
        const createdAt = daysAgo(answering.link === 'open' ? 3 : 30);
        links.push({
          ...{ athleteId, keySha256: nobodys(), coachId: coaches[0]?.id ?? 0 },
          ...{ createdAt, expiresAt: linkExpiry(createdAt) },
        });
      }
      if (answering.hasDevice) {
        const [createdAt, lastUsedAt] = [daysAgo(answering.link === 'open' ? 2 : 29), daysAgo(1)];
        devices.push({
          ...{ athleteId, slot: 1, tokenSha256: nobodys(), name: NAMES[at % NAMES.length] ?? '' },
          ...{ createdAt, lastUsedAt, expiresAt: deviceExpiry({ pairedAt: createdAt, usedAt: lastUsedAt }, season) },
        });
      }
    }
  return [demoTable(AthleteLinkEntity, links), demoTable(AthleteDeviceEntity, devices)];
};
