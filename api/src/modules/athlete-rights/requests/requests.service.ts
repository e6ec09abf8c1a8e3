import { Injectable } from '@nestjs/common';
import type {
  AthleteRequest,
  AthleteRequestBody,
  CloseRequestBody,
  RequestTask,
} from '@touchline/contracts/athlete-rights.schema';
import { z } from 'zod';
import { requireTeam } from '../../../common/access/coach-reach.js';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import type { SentCall } from '../../../common/idempotency/idempotency-key.js';
import { pageOf, type ListOrder, type Page } from '../../../common/paging/page.js';
import { Clock } from '../../../common/time/clock.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { toAthleteRequest, toRequestTask } from './requests.mapper.js';
import { findOpenRequests, findOwnRequest, findRequestsOf, type OpenRequest } from './requests.repository.js';
import type { OpenRequestsQuery } from './requests.schemas.js';
import { RequestsWriter } from './requests.writer.js';

const OLDEST_FIRST: ListOrder<OpenRequest, [string, number]> = {
  key: z.tuple([z.iso.datetime({ precision: 3 }), z.int()]),
  keyOf: ({ askedAt, id }) => [askedAt.toISOString(), id],
};

/** What athletes ask of their club, and what coaches answer. */
@Injectable()
export class RequestsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: RequestsWriter,
    private readonly clock: Clock,
  ) {}

  async listOwn({ athleteId }: AnsweringAthlete): Promise<AthleteRequest[]> {
    return (await findRequestsOf(this.unitOfWork.read, athleteId)).map(toAthleteRequest);
  }

  async ask(athlete: AnsweringAthlete, body: AthleteRequestBody, key: SentCall | null): Promise<AthleteRequest> {
    const now = this.clock.now();
    return toAthleteRequest(await this.unitOfWork.write((tx) => this.writer.add(tx, athlete, body, { key, now })));
  }

  /** Not audited: the list holds what athletes wrote to their coaches, and no figures. */
  async listOpen(coach: SignedInCoach, { team_id: teamId, ...window }: OpenRequestsQuery): Promise<Page<RequestTask>> {
    const { read } = this.unitOfWork;
    if (teamId !== undefined) await requireTeam(read, coach, 'administration.read', teamId);

    const { items, next } = await pageOf(window, OLDEST_FIRST, (after, limit) =>
      findOpenRequests(read, coach, {
        teamId,
        after: after && { askedAt: new Date(after[0]), id: after[1] },
        limit,
      }),
    );
    return { items: items.map(toRequestTask), next };
  }

  async close(coach: SignedInCoach, id: number, body: CloseRequestBody): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.write(async (tx) => {
      const request = await findOwnRequest(tx, coach, id);
      if (!request) throw notFound();

      await this.writer.close(tx, coach, request, body, now);
    });
  }
}
