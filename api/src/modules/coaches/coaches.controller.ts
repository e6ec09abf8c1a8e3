import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  coachSchema,
  forgotPasswordBodySchema,
  forgotPasswordSchema,
  loginBodySchema,
  passwordUpdatedSchema,
  resetPasswordBodySchema,
  updatePasswordBodySchema,
  type Coach,
  type ForgotPassword,
  type ForgotPasswordBody,
  type LoginBody,
  type PasswordUpdated,
  type ResetPasswordBody,
  type UpdatePasswordBody,
} from '@touchline/contracts/coach.schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import { SessionCookie } from '../../common/auth/session-cookie.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { emptyBodySchema, type EmptyBody } from '../../common/validation/request.schemas.js';
import { toCoach } from './coach.mapper.js';
import { CoachesService } from './coaches.service.js';
import { ForgotPasswordService } from './forgot-password.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { ResetPasswordService } from './reset-password.service.js';

@ApiTags('coach')
@Controller('coach')
export class CoachesController {
  constructor(
    private readonly coaches: CoachesService,
    private readonly passwordChange: PasswordChangeService,
    private readonly forgotten: ForgotPasswordService,
    private readonly resets: ResetPasswordService,
    private readonly cookie: SessionCookie,
  ) {}

  /** Anyone may try; a success sets the session cookie, a failure says nothing about why. */
  @Answers(200, coachSchema, { caller: 'anyone', refusals: [401, 429] })
  @Post('login')
  async login(
    @Body({ schema: loginBodySchema }) body: LoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Coach> {
    const { token, coach } = await this.coaches.signIn(body, request.ip, this.cookie.read(request));
    this.cookie.set(reply, token);
    return toCoach(coach);
  }

  /** The coach of this session. */
  @Answers(200, coachSchema)
  @Get('me')
  me(@CurrentCoach() coach: SignedInCoach): Coach {
    return toCoach(coach);
  }

  /** Ends this session on the server; the cookie is worth nothing afterwards. */
  @Answers(204)
  @Post('logout')
  async logout(
    @Body({ schema: emptyBodySchema }) _body: EmptyBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.coaches.signOut(this.cookie.read(request));
    this.cookie.clear(reply);
  }

  /** A new password for the signed-in coach. Every other session of theirs ends, and this one gets a new token. */
  @Answers(200, passwordUpdatedSchema, { refusals: [404, 429] })
  @Post('update-password')
  async updatePassword(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: updatePasswordBodySchema }) body: UpdatePasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordUpdated> {
    this.cookie.set(reply, await this.passwordChange.change(coach, this.cookie.read(request) ?? '', body));
    return { success: true };
  }

  /** Asks for a link to a new password, valid for one hour and once. The answer says nothing about whether the address is known. */
  @Answers(202, forgotPasswordSchema, { caller: 'anyone', refusals: [429] })
  @Post('forgot-password')
  async forgotPassword(
    @Body({ schema: forgotPasswordBodySchema }) body: ForgotPasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<ForgotPassword> {
    await this.forgotten.request(body.email, request.ip);
    return {};
  }

  /** A new password for whoever has the mailed link. Every session of that coach ends; a link that was used or is too old is refused. */
  @Answers(204, undefined, { caller: 'anyone' })
  @Post('reset-password')
  async resetPassword(
    @Body({ schema: resetPasswordBodySchema }) body: ResetPasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.resets.reset(body, request.ip);
  }
}
