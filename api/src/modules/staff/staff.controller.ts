import { Body, Controller, Delete, Get, Param, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changeRoleBodySchema,
  endedRoleSchema,
  teamStaffSchema,
  type ChangeRoleBody,
  type EndedRole,
  type TeamStaff,
} from '@touchline/contracts/staff.schema';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { StaffService } from './staff.service.js';

const endQuerySchema = z.strictObject({ feed: z.enum(['keep'], 'must be keep').optional() });

@ApiTags('staff')
@Controller('teams/:id/staff')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  /** Everybody on the staff of a team, and the invitations that wait. For those who may read its administration. */
  @Answers(200, teamStaffSchema, { needs: 'administration.read', refusals: [404] })
  @Get()
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
  ): Promise<TeamStaff> {
    return this.staff.list(coach, teamId);
  }

  /**
   * Gives a member of the staff another role, which holds from the next call on. A coach who administered the team until
   * now loses the invitations and personal links that they made. 409 `last_administrator`: nobody else could administer
   * the team. 409 `staff_changed`: the role is another one than the coach saw.
   */
  @Answers(200, endedRoleSchema, { needs: 'administration.write', refusals: [404, 409] })
  @Put(':coachId')
  changeRole(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Param('coachId', { schema: idTextSchema }) coachId: number,
    @Body({ schema: changeRoleBodySchema }) body: ChangeRoleBody,
    @Req() request: FastifyRequest,
  ): Promise<EndedRole> {
    return this.staff.changeRole(coach, teamId, coachId, body, request.ip);
  }

  /**
   * Ends the role of a member of the staff from the next call on, with the invitations and personal links that they made
   * and, unless `feed=keep`, the address of the team's calendar feed. 409 `last_administrator`: nobody else could
   * administer the team.
   */
  @Answers(200, endedRoleSchema, { needs: 'administration.write', refusals: [404, 409] })
  @Delete(':coachId')
  endRole(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Param('coachId', { schema: idTextSchema }) coachId: number,
    @Query({ schema: endQuerySchema }) { feed }: z.infer<typeof endQuerySchema>,
    @Req() request: FastifyRequest,
  ): Promise<EndedRole> {
    return this.staff.endRole(coach, teamId, coachId, feed === 'keep', request.ip);
  }
}
