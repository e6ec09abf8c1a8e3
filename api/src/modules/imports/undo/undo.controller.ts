import { Body, Controller, Get, Param, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  importSchema,
  standingRowSchema,
  undoneImportSchema,
  undoRowBodySchema,
  type Import,
  type StandingRow,
  type UndoneImport,
  type UndoRowBody,
} from '@touchline/contracts/imports.schema';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { PageInterceptor } from '../../../common/paging/page.interceptor.js';
import type { Page } from '../../../common/paging/page.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { standingRowsQuerySchema, type StandingRowsQuery } from '../imports.schemas.js';
import { UndoService } from './undo.service.js';

@ApiTags('imports')
@Controller('teams/:id/imports/:importId')
export class UndoController {
  constructor(private readonly undos: UndoService) {}

  /** Takes a file back, but for rows on which something hangs or that somebody has edited since. */
  @Answers(200, undoneImportSchema, { needs: 'names.read', refusals: [404, 409] })
  @Post('undo')
  undo(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Param('importId', { schema: idTextSchema }) importId: number,
    @Req() request: FastifyRequest,
  ): Promise<UndoneImport> {
    return this.undos.undo({ coach, teamId, importId }, request.ip);
  }

  /** The rows of a file that were not taken back, each with what that would cost: 200 of them without `limit`. */
  @Answers(200, z.array(standingRowSchema), { needs: 'names.read', refusals: [404] })
  @Get('rows')
  @UseInterceptors(PageInterceptor)
  rows(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Param('importId', { schema: idTextSchema }) importId: number,
    @Query({ schema: standingRowsQuerySchema }) query: StandingRowsQuery,
  ): Promise<Page<StandingRow>> {
    return this.undos.rows({ coach, teamId, importId }, query);
  }

  /**
   * Takes one row back, also when its record was edited since. 409 `import_row_changed` when it would cost something else than
   * at the version that was seen, or cannot be taken back any more.
   */
  @Answers(200, importSchema, { needs: 'names.read', refusals: [404, 409] })
  @Post('rows/:rowId/undo')
  undoRow(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Param('importId', { schema: idTextSchema }) importId: number,
    @Param('rowId', { schema: idTextSchema }) rowId: number,
    @Body({ schema: undoRowBodySchema }) { version }: UndoRowBody,
    @Req() request: FastifyRequest,
  ): Promise<Import> {
    return this.undos.undoRow({ coach, teamId, importId }, rowId, version, request.ip);
  }
}
