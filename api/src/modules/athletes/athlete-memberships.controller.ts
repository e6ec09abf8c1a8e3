import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { athleteSchema, type Athlete } from '@touchline/contracts/athletes.schema';
import {
  addMembershipBodySchema,
  changeMembershipBodySchema,
  membershipSchema,
  type AddMembershipBody,
  type ChangeMembershipBody,
  type Membership,
} from '@touchline/contracts/memberships.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { deleteQuerySchema, idTextSchema, type DeleteQuery } from '../../common/validation/request.schemas.js';
import { AthleteMembershipsService } from './athlete-memberships.service.js';

@ApiTags('athletes')
@Controller('athletes/:id/memberships')
export class AthleteMembershipsController {
  constructor(private readonly memberships: AthleteMembershipsService) {}

  /** The memberships of the coach's teams, the latest first: those that go on, are planned, or have ended. */
  @Answers(200, z.array(membershipSchema), { needs: 'names.read', refusals: [404] })
  @Get()
  list(@CurrentCoach() coach: SignedInCoach, @Param('id', { schema: idTextSchema }) id: number): Promise<Membership[]> {
    return this.memberships.list(coach, id);
  }

  /** Adds the athlete to a further own team, as a member or as a guest for some days. */
  @Answers(200, athleteSchema, { needs: 'people.write', refusals: [404, 409] })
  @Post()
  add(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: addMembershipBodySchema }) body: AddMembershipBody,
  ): Promise<Athlete> {
    return this.memberships.add(coach, id, body);
  }

  /** Ends a membership of an own team on a day, lets it go on, or makes its team the main team. */
  @Answers(200, athleteSchema, { needs: 'people.write', refusals: [404, 409] })
  @Put(':membership_id')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Param('membership_id', { schema: idTextSchema }) membershipId: number,
    @Body({ schema: changeMembershipBodySchema }) body: ChangeMembershipBody,
  ): Promise<Athlete> {
    return this.memberships.change(coach, id, membershipId, body);
  }

  /** Removes a membership that has not begun. */
  @Answers(200, athleteSchema, { needs: 'people.write', refusals: [404, 409] })
  @Delete(':membership_id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Param('membership_id', { schema: idTextSchema }) membershipId: number,
    @Query({ schema: deleteQuerySchema }) { version }: DeleteQuery,
  ): Promise<Athlete> {
    return this.memberships.remove(coach, id, membershipId, version);
  }
}
