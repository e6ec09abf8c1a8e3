import { DATA_KINDS, may, STAFF_ROLES, type StaffRole } from './permissions.js';
import { mayGive, ROLE_SENTENCES, rolesToGive } from './staff-rules.js';

test('nobody gives more than they hold', () => {
  expect(STAFF_ROLES.map((giver) => [giver, rolesToGive(giver)])).toEqual([
    ['head_coach', [...STAFF_ROLES]],
    ['coach', ['coach', 'strength', 'attendance_only', 'viewer']],
    ['strength', ['strength', 'viewer']],
    ['medical', ['medical']],
    ['attendance_only', ['attendance_only']],
    ['viewer', ['viewer']],
  ]);
  expect(mayGive('coach', 'medical')).toBe(false);
});

const kindsOf = (role: StaffRole, action: 'read' | 'write') =>
  DATA_KINDS.filter((kind) => may(role, `${kind}.${action}`)).join(' ');

// A change of the table fails here: change the sentence, too.
test.each([
  [
    'head_coach',
    'names people attendance plan load wellness availability health performance administration',
    'people attendance plan load wellness availability health performance administration',
    'Sees and changes everything, including health, staff, codes and links.',
  ],
  [
    'coach',
    'names people attendance plan load wellness availability performance',
    'people attendance plan load wellness availability performance',
    'Sees and changes everything except health details (pain, injuries, medical notes), staff, codes and links.',
  ],
  [
    'strength',
    'names people attendance plan load wellness availability performance',
    'people plan load wellness availability performance',
    'Sees everything except health details, staff, codes and links, and changes what it sees except attendance.',
  ],
  [
    'medical',
    'names people attendance plan load wellness availability health',
    'load wellness availability health',
    'Sees and changes health, availability, wellness and load. Sees personal details, attendance and the plan. No performance tests.',
  ],
  [
    'attendance_only',
    'names attendance plan',
    'attendance',
    'Sees the names of athletes and the plan, and takes attendance.',
  ],
  [
    'viewer',
    'names attendance plan load performance',
    '',
    'Sees the names of athletes, attendance, the plan, load and performance tests. Changes nothing.',
  ],
] as const)('the sentence of %s says what the table allows', (role, reads, writes, sentence) => {
  expect([kindsOf(role, 'read'), kindsOf(role, 'write'), ROLE_SENTENCES[role]]).toEqual([reads, writes, sentence]);
});
