/**
 * Who of a team's staff may read and write what. The server decides by this table, and the pages leave out what it does
 * not allow. A role holds for one team; it is given by somebody who may administer that team.
 */

/**
 * Kinds of data. `names` are the athletes of a team with what tells them apart in a list; `people` are birth dates, contacts
 * and figures of the body. `availability` says who can train and until when; `health` is pain, injuries and the medical
 * note. `plan` holds the calendar and workouts, `administration` staff, codes, links and consents.
 */
export const DATA_KINDS = [
  'names',
  'people',
  'attendance',
  'plan',
  'load',
  'wellness',
  'availability',
  'health',
  'performance',
  'administration',
] as const;
export type DataKind = (typeof DATA_KINDS)[number];

/** What a program of the club may read with a key: everything but codes, links, consents and the staff. */
export type ReadableKind = Exclude<DataKind, 'administration'>;
export const READABLE_KINDS = DATA_KINDS.filter((kind): kind is ReadableKind => kind !== 'administration');

export const STAFF_ROLES = ['head_coach', 'coach', 'strength', 'medical', 'attendance_only', 'viewer'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Roles as screens and mails name them. */
export const ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  head_coach: 'Head coach',
  coach: 'Coach',
  strength: 'Strength and conditioning',
  medical: 'Medical',
  attendance_only: 'Attendance only',
  viewer: 'Viewer',
};

export type Permission = `${DataKind}.${'read' | 'write'}`;
export const PERMISSIONS: readonly Permission[] = DATA_KINDS.flatMap((kind): Permission[] => [
  `${kind}.read`,
  `${kind}.write`,
]);
/** Who may write a kind of data may read it. */
type Access = 'none' | 'read' | 'write';

const NOTHING: Readonly<Record<DataKind, Access>> = {
  names: 'read',
  people: 'none',
  attendance: 'none',
  plan: 'none',
  load: 'none',
  wellness: 'none',
  availability: 'none',
  health: 'none',
  performance: 'none',
  administration: 'none',
};
const COACH: Readonly<Record<DataKind, Access>> = {
  ...NOTHING,
  people: 'write',
  attendance: 'write',
  plan: 'write',
  load: 'write',
  wellness: 'write',
  availability: 'write',
  performance: 'write',
};

/** What each role may. What a role does not name, it may not. */
const ACCESS: Readonly<Record<StaffRole, Readonly<Record<DataKind, Access>>>> = {
  head_coach: { ...COACH, health: 'write', administration: 'write' },
  coach: COACH,
  strength: { ...COACH, attendance: 'read' },
  medical: {
    ...NOTHING,
    people: 'read',
    attendance: 'read',
    plan: 'read',
    load: 'write',
    wellness: 'write',
    availability: 'write',
    health: 'write',
  },
  attendance_only: { ...NOTHING, attendance: 'write', plan: 'read' },
  viewer: { ...NOTHING, attendance: 'read', plan: 'read', load: 'read', performance: 'read' },
};

export function may(role: StaffRole, permission: Permission): boolean {
  const [kind, action] = permission.split('.') as [DataKind, 'read' | 'write'];
  const access = ACCESS[role][kind];
  return access === 'write' || access === action;
}

/** The roles that may, in the order of `STAFF_ROLES`. */
export function rolesThatMay(permission: Permission): StaffRole[] {
  return STAFF_ROLES.filter((role) => may(role, permission));
}

/** The roles that may, as a sentence lists them: `Head coach, Medical`. */
export const rolesText = (permission: Permission): string =>
  rolesThatMay(permission)
    .map((role) => ROLE_LABELS[role])
    .join(', ');

/** Tells a coach whose role in a team does not allow something which roles do. */
export const notPermittedText = (permission: Permission): string =>
  `Your role in this team does not allow this. It needs: ${rolesText(permission)}.`;

/** The roles of the signed-in coach by team, as a page knows them. */
export type OwnRoles = readonly { team_id: number; role: StaffRole }[];

/** Teams that a question about a permission is about: one, several of which one is enough, or without them any. */
export type AskedTeams = number | readonly number[] | null;

/**
 * Whether a page offers what needs the permission. Where a page knows no role it offers everything, and the server
 * decides: a coach without a team is about to make the first one, and a new team is not among the roles yet.
 */
export function isOffered(roles: OwnRoles | undefined, permission: Permission, teams: AskedTeams = null): boolean {
  if (!roles || roles.length === 0) return true;
  if (teams === null) return roles.some(({ role }) => may(role, permission));
  return [teams].flat().some((teamId) => {
    const own = roles.find(({ team_id: id }) => id === teamId);
    return own === undefined || may(own.role, permission);
  });
}
