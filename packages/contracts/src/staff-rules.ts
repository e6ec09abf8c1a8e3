import { DATA_KINDS, may, STAFF_ROLES, type Permission, type StaffRole } from './permissions.js';

/** Who may give which role, what a role sees in a sentence, and the limits of invitations. */

/** An invitation can be accepted for so many hours. */
export const INVITATION_HOURS = 72;
/** Most invitations of one team that wait at a time. */
export const INVITATIONS_MAX = 50;
/** Maximum length of a coach's name. */
export const COACH_NAME_MAX = 120;

/** Whether somebody with the role `giver` may give `role`, or take it: only if they hold all that it allows. */
export function mayGive(giver: StaffRole, role: StaffRole): boolean {
  const permissions = DATA_KINDS.flatMap((kind): Permission[] => [`${kind}.read`, `${kind}.write`]);
  return permissions.every((permission) => !may(role, permission) || may(giver, permission));
}

/** The roles that somebody with the role `giver` may give, in the order of `STAFF_ROLES`. */
export const rolesToGive = (giver: StaffRole): StaffRole[] => STAFF_ROLES.filter((role) => mayGive(giver, role));

/** What each role sees, in a sentence. It follows from the table in `permissions.ts`; a test holds both together. */
export const ROLE_SENTENCES: Readonly<Record<StaffRole, string>> = {
  head_coach: 'Sees and changes everything, including health, staff, codes and links.',
  coach: 'Sees and changes everything except health details (pain, injuries, medical notes), staff, codes and links.',
  strength:
    'Sees everything except health details, staff, codes and links, and changes what it sees except attendance.',
  medical:
    'Sees and changes health, availability, wellness and load. Sees personal details, attendance and the plan. No performance tests.',
  attendance_only: 'Sees the names of athletes and the plan, and takes attendance.',
  viewer: 'Sees the names of athletes, attendance, the plan, load and performance tests. Changes nothing.',
};
