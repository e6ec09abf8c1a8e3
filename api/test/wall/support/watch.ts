import type { Response } from 'light-my-request';
import { AfterAnswer } from '../../../src/common/after-answer/after-answer.js';
import type { Actor, Call } from '../../support/actors.js';
import type { TestApp } from '../../support/test-app.js';
import { send, type BuiltCall } from './calls.js';
import type { Cast, Party } from './cast.js';
import { digestOf } from './digest.js';
import type { Tally } from './tally.js';

/** Faults, by the names under which the tally counts them. */
export const FAULTS = ['5xx', 'writes', 'leaks', 'other answers'] as const;

export interface Expected {
  /** Expected status; any below 500 by default. */
  status?: number | readonly number[];
  /** A successful call may change the database; a refused one never may. */
  mayWrite?: boolean;
  headers?: Call['headers'];
}

/**
 * Sends calls and checks for faults: a server error, a text of another coach, a refused call that changed the database.
 */
export class Watch {
  readonly problems: string[] = [];
  private stored: string | undefined;

  constructor(
    private readonly at: TestApp,
    private readonly cast: Cast,
    readonly tally: Tally,
  ) {}

  /** `who` calls and may read what `party` has; null has nothing. `what` names the call in failures. */
  async ask(
    who: Actor,
    party: Party | null,
    call: BuiltCall,
    what: string,
    { status, mayWrite = false, headers }: Expected = {},
  ): Promise<Response> {
    const before = this.stored ?? (await digestOf(this.at));
    const response = await send(who, call, headers);
    // Work after the answer belongs to this call.
    await this.at.app.get(AfterAnswer).idle();
    this.stored = await digestOf(this.at);
    this.tally.count('requests');
    const code = response.statusCode;
    const summary = `${call.method} ${call.url}: ${what} is answered ${code}`;
    if (code >= 500) this.complain('5xx', summary);
    if (before !== this.stored && !(mayWrite && code < 300)) this.complain('writes', `${summary} and stores something`);
    if (this.leaks(party, response)) this.complain('leaks', `${summary} and tells somebody else's data`);
    if (status !== undefined && ![status].flat().includes(code))
      this.complain(
        'other answers',
        `${summary} instead of ${[status].flat().join(' or ')}: ${response.payload.slice(0, 300)}`,
      );
    if (party && response.payload.includes(party.mark)) this.tally.count('answers with own texts');
    return response;
  }

  /** Call it after the test itself has written rows. */
  forget(): void {
    this.stored = undefined;
  }

  complain(kind: (typeof FAULTS)[number], problem: string): void {
    this.tally.count(kind);
    this.problems.push(problem);
  }

  private leaks(party: Party | null, { payload, headers }: Response): boolean {
    const answered = `${payload}${JSON.stringify(headers)}`.toLowerCase();
    return foreignTexts(this.cast, party).some((text) => answered.includes(text.toLowerCase()));
  }
}

/** Texts that `party` must never read. */
function foreignTexts({ own, colleague, stranger }: Cast, party: Party | null): string[] {
  const others = [own, colleague, stranger].filter((each) => each !== party);
  const houses = others.filter(({ houseMark }) => houseMark !== party?.houseMark);
  return [
    ...others.flatMap(({ mark, sport, things }) => [
      mark,
      sport,
      things.registrationCode,
      ...named('athlete_id', things.athlete),
      ...named('athlete_id', things.teammate),
      ...named('team_id', things.team),
    ]),
    ...houses.map(({ houseMark }) => houseMark),
  ];
}

/** How a member of an answer spells this id: plain figures do not show whose they are. */
function named(field: string, id: number): string[] {
  return [`"${field}":${id},`, `"${field}":${id}}`];
}
