import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  attendanceRecordSchema,
  closeBodySchema,
  closedSchema,
  markBodySchema,
  reopenBodySchema,
  reopenedSchema,
  unmarkBodySchema,
  unmarkedSchema,
  type AttendanceRecord,
  type CloseBody,
  type Closed,
  type MarkBody,
  type ReopenBody,
  type Reopened,
  type UnmarkBody,
  type Unmarked,
} from '@touchline/contracts/attendance.schema';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { MarkingService } from './marking.service.js';

@ApiTags('attendance')
@Controller('attendance')
export class MarkingController {
  constructor(private readonly marking: MarkingService) {}

  /**
   * Marks an athlete of the event's team and replaces an existing mark. With `if_status`, a different stored mark is a
   * conflict.
   */
  @Answers(200, attendanceRecordSchema, { needs: 'attendance.write', refusals: [404, 409] })
  @Post()
  mark(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: markBodySchema }) body: MarkBody,
  ): Promise<AttendanceRecord> {
    return this.marking.mark(coach, body);
  }

  /**
   * Removes an athlete's mark at the event; succeeds when there is none. With `if_status`, a different stored mark is a
   * conflict.
   */
  @Answers(200, unmarkedSchema, { needs: 'attendance.write', refusals: [404, 409] })
  @Post('unmark')
  unmark(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: unmarkBodySchema }) body: UnmarkBody,
  ): Promise<Unmarked> {
    return this.marking.unmark(coach, body);
  }

  /**
   * Marks every athlete without a mark at the event who was on the team on its day as absent, which closes its attendance,
   * or with `status` as present. Existing marks stay, and marking remains possible. Closing a closed event adds to that closing, whose id
   * is answered.
   */
  @Answers(200, closedSchema, { needs: 'attendance.write', refusals: [404] })
  @Post('close')
  close(@CurrentCoach() coach: SignedInCoach, @Body({ schema: closeBodySchema }) body: CloseBody): Promise<Closed> {
    return this.marking.close(coach, body);
  }

  /**
   * Deletes the marks that a close wrote and nobody has changed since, and opens the attendance that it closed. Succeeds
   * when it is open already: see `was_closed`.
   */
  @Answers(200, reopenedSchema, { needs: 'attendance.write', refusals: [404] })
  @Post('reopen')
  reopen(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: reopenBodySchema }) body: ReopenBody,
  ): Promise<Reopened> {
    return this.marking.reopen(coach, body);
  }
}
