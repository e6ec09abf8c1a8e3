import { parseSettings } from '../config/settings.js';
import { failed, NotPossible, ok, warning, type Check } from './check.js';
import { CHECKS } from './checks.js';
import { DoctorContext } from './doctor-context.js';
import { asJson, asText, exitCode } from './report.js';
import { runChecks } from './run-checks.js';

const LIMIT_MS = 50;
const context = new DoctorContext(parseSettings(new Map(), '/srv'), [], '/srv', LIMIT_MS, null);
const run = (checks: Check[], invalid: string[] = []) => runChecks(checks, context, new Set(invalid));
const late = () => new Promise<never>(() => undefined);

describe('the checks of the doctor', () => {
  it('run at the same time, each within its limit, and keep their order', async () => {
    const findings = await run([
      { subject: 'slow', run: late },
      { subject: 'slow, too', run: late },
      { subject: 'two', run: async () => [ok('One.'), warning('Two.', 'other')] },
      { subject: 'none', run: () => [] },
    ]);
    expect(findings).toEqual([
      { status: 'failed', subject: 'slow', sentence: expect.stringMatching(/did not end within 0\.05 seconds/) },
      { status: 'failed', subject: 'slow, too', sentence: expect.any(String) },
      { status: 'ok', subject: 'two', sentence: 'One.' },
      { status: 'warning', subject: 'other', sentence: 'Two.' },
    ]);
  });

  it('report an error by its kind and code, without its message', async () => {
    const error = Object.assign(new TypeError('password hunter2'), { code: 'E_ODD' });
    const findings = await run([
      {
        subject: 'thrown',
        run: () => {
          throw error;
        },
      },
      { subject: 'rejected', run: () => Promise.reject(error) },
      { subject: 'not possible', run: () => Promise.reject(new NotPossible('There is none.')) },
    ]);
    const sentence = 'This check ended with an unexpected error, TypeError (E_ODD): please report it.';
    expect(findings).toEqual([
      { status: 'failed', subject: 'thrown', sentence },
      { status: 'failed', subject: 'rejected', sentence },
      { status: 'not checked', subject: 'not possible', sentence: 'There is none.' },
    ]);
  });

  it('do not run without a setting that they need', async () => {
    const check = { subject: 'port', needs: ['HOST', 'PORT'], run: () => failed('Never.') };
    expect(await run([check], ['PORT'])).toEqual([
      { status: 'not checked', subject: 'port', sentence: 'PORT cannot be used: see above.' },
    ]);
  });

  it('have subjects of their own', () => {
    const subjects = CHECKS.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

describe('the report of the doctor', () => {
  const findings = [
    { subject: 'A', ...ok('Fine.') },
    { subject: 'Long', ...warning('Look.') },
  ];

  it('fails when a check failed, and with --strict at a warning', () => {
    expect(exitCode(findings, false)).toBe(0);
    expect(exitCode(findings, true)).toBe(1);
    expect(exitCode([...findings, { subject: 'B', ...failed('Bad.') }], false)).toBe(1);
    expect(exitCode(findings.slice(0, 1), true)).toBe(0);
  });

  it('has a line per finding, or the worst status for monitoring', () => {
    expect(asText(findings)).toBe(
      'ok       A     Fine.\nwarning  Long  Look.\n\n1 ok, 1 warning, 0 failed, 0 not checked.\n',
    );
    expect(JSON.parse(asJson(findings))).toEqual({ status: 'warning', findings });
    expect(JSON.parse(asJson([]))).toEqual({ status: 'ok', findings: [] });
  });
});
