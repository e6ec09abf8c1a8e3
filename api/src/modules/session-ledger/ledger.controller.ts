import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ledgerSchema,
  saveGridBodySchema,
  savedGridSchema,
  sessionGridSchema,
  type Ledger,
  type SaveGridBody,
  type SavedGrid,
  type SessionGrid,
} from '@touchline/contracts/session-ledger.schema';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { LedgerService } from './ledger.service.js';
import { gridQuerySchema, ledgerQuerySchema, type GridQuery, type LedgerQuery } from './session-ledger.schemas.js';

@ApiTags('training load')
@Controller('sessions')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  /**
   * The events of the last 14 days that are over, of one team or of all, and how many athletes were marked and have a
   * training load.
   */
  @Answers(200, ledgerSchema, { needs: 'load.read', refusals: [404], load: 'statistics' })
  @Get('ledger')
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: ledgerQuerySchema }) query: LedgerQuery,
  ): Promise<Ledger> {
    return this.ledger.list(coach, query);
  }

  /** The athletes of an event's team, with their marks and sessions. */
  @Answers(200, sessionGridSchema, { needs: 'load.read', refusals: [404] })
  @Get('grid')
  grid(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: gridQuerySchema }) query: GridQuery,
  ): Promise<SessionGrid> {
    return this.ledger.grid(coach, query);
  }

  /**
   * Adds the sessions of a team at one event, all of them or none. An athlete who has one for the event keeps it: such a
   * row is answered with the stored session. Repeating the call changes nothing.
   */
  @Answers(200, savedGridSchema, { needs: 'load.write', refusals: [404] })
  @Post('grid')
  save(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: saveGridBodySchema }) body: SaveGridBody,
  ): Promise<SavedGrid> {
    return this.ledger.save(coach, body);
  }
}
