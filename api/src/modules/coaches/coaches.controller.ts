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
import { toCoach } from './accounts/coach.mapper.js';
import { ForgotPasswordService } from './passwords/forgot-password.service.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { ResetPasswordService } from './passwords/reset-password.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInService } from './sign-in/sign-in.service.js';

@ApiTags('coach')
@Controller('coach')
export class CoachesController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly passwordChange: PasswordChangeService,
    private readonly forgotPasswords: ForgotPasswordService,
    private readonly resetPasswords: ResetPasswordService,
    private readonly cookie: SessionCookie,
  ) {}

  /** Signs in and sets the session cookie. A refusal does not tell whether the e-mail address is known. */
  @Answers(200, coachSchema, { caller: 'anyone', refusals: [401, 429] })
  @Post('login')
  async login(
    @Body({ schema: loginBodySchema }) body: LoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Coach> {
    const { token, coach } = await this.signIns.signIn(body, request.ip, this.cookie.read(request));
    this.cookie.set(reply, token);
    return toCoach(coach);
  }

  /** The signed-in coach. */
  @Answers(200, coachSchema, { needs: 'sign-in' })
  @Get('me')
  me(@CurrentCoach() coach: SignedInCoach): Coach {
    return toCoach(coach);
  }

  /** Signs out: ends the session on the server and clears its cookie. */
  @Answers(204, undefined, { needs: 'sign-in' })
  @Post('logout')
  async logout(
    @CurrentCoach() coach: SignedInCoach,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.signOut(coach, this.cookie.read(request) ?? '', request.ip);
    this.cookie.clear(reply);
  }

  /**
   * Changes the password of the signed-in coach. Every other session of the coach ends, and this one gets a new token.
   */
  @Answers(200, passwordUpdatedSchema, { needs: 'sign-in', refusals: [404, 429] })
  @Post('update-password')
  async updatePassword(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: updatePasswordBodySchema }) body: UpdatePasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordUpdated> {
    this.cookie.set(reply, await this.passwordChange.change(coach, this.cookie.read(request) ?? '', body, request.ip));
    return { success: true };
  }

  /**
   * Mails a link to set a new password, valid for a limited time and for one use. The answer does not tell whether the
   * e-mail address is known.
   */
  @Answers(202, forgotPasswordSchema, { caller: 'anyone', refusals: [429] })
  @Post('forgot-password')
  async forgotPassword(
    @Body({ schema: forgotPasswordBodySchema }) body: ForgotPasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<ForgotPassword> {
    await this.forgotPasswords.request(body.email, request.ip);
    return {};
  }

  /** Sets a new password by a mailed link. Every session of the coach ends. A used or expired link is refused. */
  @Answers(204, undefined, { caller: 'anyone' })
  @Post('reset-password')
  async resetPassword(
    @Body({ schema: resetPasswordBodySchema }) body: ResetPasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.resetPasswords.reset(body, request.ip);
  }
}
