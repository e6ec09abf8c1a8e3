import { passwordProblem } from '@touchline/contracts/password-rules';
import { readCommand, USAGE } from './arguments.js';
import { generateApiKey, generatePassword } from './generated-secrets.js';

const ADD = ['add', '--name', ' Kim Lee ', '--email=kim@club.example', '--institution', 'City Club'];

describe('the coach command', () => {
  it('reads its options, trimmed', () => {
    expect(readCommand([...ADD, '--time-zone', 'europe/london'])).toEqual({
      name: 'add',
      options: { name: 'Kim Lee', email: 'kim@club.example', institution: 'City Club', 'time-zone': 'Europe/London' },
    });
    expect(readCommand(['season', '--institution', 'City Club', '--ends', '02-29']).options['ends']).toBe('02-29');
    expect(readCommand(['list'])).toEqual({ name: 'list', options: {} });
    expect(readCommand(['api-key', '--institution', 'City Club', '--replace'])).toEqual({
      name: 'api-key',
      options: { institution: 'City Club', replace: 'true' },
    });
  });

  it.each([
    [[], USAGE],
    [['remove'], 'There is no command "remove".'],
    [['remove'], USAGE],
    [['--help'], USAGE],
    [['list', '--help'], USAGE],
    [['leave-team', '--email', 'k@c'], 'leave-team also needs --team.'],
    [['audit', '--since', '2026-02-30'], '"2026-02-30" is no date'],
    [['disable', '--team', '3'], "Unknown option '--team'"],
    [['api-key', '--institution', 'C', '--replace', '--revoke'], 'give one of them'],
    [['toString'], 'There is no command "toString".'],
    [['add', '--name', 'Kim'], 'add also needs --email, --institution.'],
    [['add', '--name', '  ', '--email', 'k@c', '--institution', 'C'], 'add also needs --name.'],
    [['reset-password'], 'reset-password also needs --email.'],
    [['list', '--email', 'x@y'], "Unknown option '--email'"],
    [['list', 'extra'], "Unexpected argument 'extra'.\n\nUsage"],
    [['disable', '--email', 'k@c', '--email', 'j@c'], "Option '--email' is given twice."],
    [['reset-password', '--email', 'kim'], '"kim" is no e-mail address.'],
    [[...ADD, '--time-zone', 'Mars/Olympus'], '"Mars/Olympus" is no IANA time zone'],
    [[...ADD, '--time-zone', '+01:00'], '"+01:00" is no IANA time zone'],
    // Node.js takes these for Asia/Dhaka and Asia/Calcutta.
    [[...ADD, '--time-zone', 'BST'], '"BST" is no IANA time zone'],
    [[...ADD, '--time-zone', 'IST'], '"IST" is no IANA time zone'],
    [['season', '--institution', 'C', '--ends', '06-31'], '"06-31" is no day written mm-dd'],
    [['season', '--institution', 'C', '--ends', '2026-06-30'], '"2026-06-30" is no day written mm-dd'],
    [[...ADD, '--phone', '1'.repeat(41)], '--phone has at most 40 characters.'],
  ])('refuses %j with a sentence', (words, sentence) => expect(() => readCommand(words)).toThrow(sentence));

  const added = (changes: Record<string, string>) => {
    const options = { name: 'Kim Lee', email: 'kim@club.example', institution: 'City Club', ...changes };
    return ['add', ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])];
  };
  it.each(['name', 'email', 'institution', 'phone', 'role'])(
    'adds no coach whose %s turns the line round',
    (option) => {
      for (const sign of ['\u202e', '\u2067', '\u0007', ...(option === 'email' ? [] : ['\n', '\t'])])
        expect(() => readCommand(added({ [option]: `k${sign}m@c` }))).toThrow(
          'must be one line without control characters',
        );
      expect(readCommand(added({ [option]: 'k\u200cm@c' })).options[option]).toBe('k\u200cm@c');
    },
  );

  it('still finds an institution that was stored with such a name', () => {
    const words = ['season', '--institution', 'City\u202eClub', '--ends', '06-30'];
    expect(readCommand(words).options['institution']).toBe('City\u202eClub');
  });
});

describe('generated secrets', () => {
  it('are passwords that satisfy every rule and never repeat', () => {
    const passwords = Array.from({ length: 200 }, generatePassword);
    expect(passwords.map(passwordProblem)).toEqual(passwords.map(() => null));
    expect(new Set(passwords).size).toBe(200);
  });

  it('are keys of 256 bits of which only a hash is stored', () => {
    const { key, sha256 } = generateApiKey();
    expect(key).toMatch(/^touchline_[\w-]{43}$/);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(generateApiKey().key).not.toBe(key);
  });
});
