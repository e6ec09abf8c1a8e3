import { matchKey } from '../../common/text/keys.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { Coach } from './coach.entity.js';
import { Institution } from './institution.entity.js';
import { hashPassword } from './password-hasher.js';

/** The two institutions and who signs in there. */
export const demoCoaches: DemoRows = async ({ institutions }) => [
  demoTable(
    Institution,
    institutions.map(({ id, name, timeZone }) => ({ id, name, timeZone, isDemo: true })),
  ),
  demoTable(
    Coach,
    await Promise.all(
      institutions.flatMap(({ id: institutionId, coaches }) =>
        coaches.map(async ({ password, ...coach }) => ({
          ...coach,
          institutionId,
          emailKey: matchKey(coach.email),
          avatar: null,
          passwordHash: await hashPassword(password),
        })),
      ),
    ),
  ),
];
