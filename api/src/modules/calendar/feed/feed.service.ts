import { Inject, Injectable } from '@nestjs/common';
import type { CalendarFeed } from '@touchline/contracts/calendar.schema';
import { requireTeam } from '../../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { busy, notFound } from '../../../common/errors/shared.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { ConcurrencyLimit } from '../../../common/concurrency/concurrency-limit.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { newToken } from '../../../common/auth/secret-token.js';
import { installationId } from '../../installation/index.js';
import { FeedFiles, type FeedFile } from './feed-files.js';
import {
  findFeedEvents,
  findFeedTeam,
  findSecret,
  findTeamOfCalendar,
  type FeedPeriod,
  type FeedTeam,
} from './feed.repository.js';
import { deleteSecret, saveSecret } from './feed.writer.js';
import { teamCalendar } from './ics/team-calendar.js';

/** The form of a secret: 256 random bits in base64url. Any other text is refused without a query. */
const SECRET_PATTERN = /^[\w-]{43}$/;

/**
 * At most so many feeds are built at the same time and wait to be built. Further requests get "busy", so that feeds do
 * not slow down the coaches.
 */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 20;

/**
 * The calendar feed is the only address with data that needs no sign-in: its secret has 256 random bits. The product
 * writes the iCalendar text itself (`ics/`), because the available libraries split characters at the end of a line, keep
 * control characters in names, or write local times in the time zone of the server.
 */
@Injectable()
export class FeedService {
  private readonly concurrency = new ConcurrencyLimit(MAX_CONCURRENT);
  private readonly files = new FeedFiles();
  private readonly publicHost: string | null;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.publicHost = settings.publicUrl === null ? null : new URL(settings.publicUrl).hostname;
  }

  async show(coach: SignedInCoach, teamId: number): Promise<CalendarFeed> {
    const manager = this.unitOfWork.read;
    await requireTeam(manager, coach, 'plan.write', teamId);
    return toCalendarFeed(teamId, await findSecret(manager, teamId));
  }

  /** Replaces the secret. The address with the previous secret stops working at once. */
  async renew(coach: SignedInCoach, teamId: number): Promise<CalendarFeed> {
    const secret = newToken();
    await this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'plan.write', teamId);
      await saveSecret(tx, { teamId, secret, createdAt: this.clock.now() });
    });
    return toCalendarFeed(teamId, secret);
  }

  /** Deletes the secret, if the team has one. */
  async revoke(coach: SignedInCoach, teamId: number): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'plan.write', teamId);
      await deleteSecret(tx, teamId);
    });
  }

  /**
   * The calendar file of the feed with this secret. Throws "not found" for an unknown or former secret, "busy" when too
   * many requests wait. The file is built for each request: no stored figure changes with each of its changes (an event is
   * deleted, the team renamed, the time zone described by other rules), so its own text is compared.
   */
  async read(secret: string): Promise<FeedFile> {
    const manager = this.unitOfWork.read;
    const team = SECRET_PATTERN.test(secret) ? await findFeedTeam(manager, secret) : null;
    if (!team) throw notFound();

    if (this.concurrency.waiting >= MAX_WAITING) throw busy();
    return this.concurrency.run(async () => {
      const host = await this.hostOf(team);
      const text = teamCalendar({ ...team, host, events: await findFeedEvents(manager, team.teamId) });
      return this.files.file(team.teamId, text, this.clock.now());
    });
  }

  /** The events of a team in a period as a calendar file, for a caller whose access is checked; null without an event. */
  async fileOfTeam(teamId: number, period: FeedPeriod): Promise<string | null> {
    const manager = this.unitOfWork.read;
    const team = await findTeamOfCalendar(manager, teamId);
    const events = await findFeedEvents(manager, teamId, period);
    return team && events.length > 0 ? teamCalendar({ ...team, host: await this.hostOf(team), events }) : null;
  }

  /**
   * The part of a UID behind the @. Without a public URL it is the number of the installation, because a program that
   * subscribes to two installations would take events of equal UIDs for one. The number is written once, and a restored
   * backup keeps it.
   */
  private async hostOf({ installationId: known }: FeedTeam): Promise<string> {
    return this.publicHost ?? known ?? this.unitOfWork.write((tx) => installationId(tx, this.clock.now()));
  }
}

function toCalendarFeed(teamId: number, secret: string | null): CalendarFeed {
  return { team_id: teamId, path: secret === null ? null : `/api/calendar/feed/${secret}.ics` };
}
