/**
 * The calls for joining: by a team's code, the answers of guardians, an athlete's own consent and address, signed
 * forms. `paper/signed-athletes.service.ts` adds an athlete together with the signed form, because nothing may be
 * stored of a child before. This module is above `athlete-access`, because a withdrawal ends link and devices.
 * No answer of `POST /api/join` may depend on the code or on a mailbox: it would tell which
 * of them exist.
 */
export { JoinModule } from './join.module.js';
