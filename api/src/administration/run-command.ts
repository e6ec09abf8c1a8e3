import type { Accounts, ListedCoach } from './accounts.js';
import type { Command } from './arguments.js';

const KEEP = 'It is shown only now; change it after the first sign-in, under Profile.';

/** Runs a command and returns the text to print. */
export async function runCommand({ name, options }: Command, accounts: Accounts, now: Date): Promise<string> {
  const { email = '', institution = '', team = '' } = options;
  switch (name) {
    case 'add': {
      const coach = {
        name: options['name'] ?? '',
        email,
        institution,
        timeZone: options['time-zone'],
        phone: options['phone'],
        role: options['role'],
      };
      const password = await accounts.add(coach, now);
      return `${options['name']} can sign in with ${email}.\nPassword: ${password}\n${KEEP}`;
    }
    case 'list':
      return table(await accounts.list());
    case 'reset-password':
      return `Password: ${await accounts.resetPassword(email)}\n${KEEP} Every session of ${email} has ended. Where sign-ins had failed too often, the wait there (15 minutes at most) goes on.`;
    case 'join-team':
      return `${email} now coaches ${await accounts.joinTeam(email, team)}.`;
    case 'api-key': {
      const { key, id } = await accounts.createApiKey(institution, 'replace' in options, now);
      return `Key: ${key}\nIt is shown only now. Keep it as a password: it speaks for the athletes' app of ${institution}. The audit calls it key no. ${id}.`;
    }
  }
}

function table(coaches: readonly ListedCoach[]): string {
  if (coaches.length === 0) return 'There are no coaches yet; `add` makes the first.';
  const head = ['no.', 'name', 'e-mail', 'institution', 'teams'];
  const rows = coaches.map(({ id, name, email, institution, timeZone, teams }) => [
    String(id),
    name,
    email,
    `${institution} (${timeZone})`,
    teams.map((team) => `${team.name} (${team.id})`).join(', ') || 'none',
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
