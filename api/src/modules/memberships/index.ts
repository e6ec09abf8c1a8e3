/**
 * On which days an athlete belongs to which team. Who reaches an athlete by that is decided in `common/access`; the rosters
 * are read by the module `athletes`.
 */
export { MembershipEntity } from './membership.entity.js';
export { findExpectedOn, findJerseyNumbers, findMembersBetween, findMembersOn } from './memberships.repository.js';
export { MembershipsModule } from './memberships.module.js';
export {
  addMembership,
  changeLastDay,
  changePlace,
  endMemberships,
  findMemberships,
  insertFirstMemberships,
  joinFurtherTeam,
  leaveTeam,
  moveMembership,
  removeMembership,
  restoreMemberships,
  returnToTeam,
  type ChangedMemberships,
  type Place,
} from './memberships.writer.js';
