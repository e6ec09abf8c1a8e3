import { Inject, Injectable } from '@nestjs/common';
import type { CalendarFeed } from '@touchline/contracts/calendar.schema';
import { requireTeam } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { busy, notFound } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { Turns } from '../../common/turns/turns.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { newToken } from '../coaches/index.js';
import { deleteSecret, findFeedEvents, findFeedTeam, findSecret, saveSecret } from './feed.repository.js';
import { teamCalendar } from './ics/team-calendar.js';

/** 256 random bits in base64url: anything else was never given out and is not worth a query. */
const SECRET = /^[\w-]{43}$/;

/** So many calendars are made at the same moment, and so many may wait: whoever asks for more is asked to come back, and coaches go on working. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

/** Stands in the address of each event's identity where nobody has said what this installation is called. */
const UNNAMED_HOST = 'touchline';

@Injectable()
export class FeedService {
  private readonly turns = new Turns(AT_ONCE);
  private readonly host: string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.host = settings.publicUrl === null ? UNNAMED_HOST : new URL(settings.publicUrl).hostname;
  }

  async show(coach: SignedInCoach, teamId: number): Promise<CalendarFeed> {
    const manager = this.unitOfWork.read;
    await requireTeam(manager, coach.coachId, teamId);
    return answer(teamId, await findSecret(manager, teamId));
  }

  /** A new secret; with the one before it nobody reads the calendar any more. */
  async renew(coach: SignedInCoach, teamId: number): Promise<CalendarFeed> {
    const secret = newToken();
    await this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach.coachId, teamId);
      await saveSecret(tx, { teamId, secret, createdAt: this.clock.now() });
    });
    return answer(teamId, secret);
  }

  /** Where there is no secret, there is nothing left to do. */
  async revoke(coach: SignedInCoach, teamId: number): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach.coachId, teamId);
      await deleteSecret(tx, teamId);
    });
  }

  /** The calendar that this secret opens. One that was never given out, or no longer is, reads like any unknown address. */
  async read(secret: string): Promise<string> {
    const manager = this.unitOfWork.read;
    const team = SECRET.test(secret) ? await findFeedTeam(manager, secret) : null;
    if (!team) throw notFound();
    if (this.turns.waiting >= MOST_WAITING) throw busy();
    return this.turns.take(async () =>
      teamCalendar({ ...team, host: this.host, events: await findFeedEvents(manager, team.teamId) }),
    );
  }
}

function answer(teamId: number, secret: string | null): CalendarFeed {
  return { team_id: teamId, path: secret === null ? null : `/api/calendar/feed/${secret}.ics` };
}
