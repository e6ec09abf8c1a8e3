import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  importBodySchema,
  importLayoutSchema,
  importPreviewSchema,
  importSchema,
  previewImportBodySchema,
  type Import,
  type ImportBody,
  type ImportLayout,
  type ImportPreview,
  type PreviewImportBody,
} from '@touchline/contracts/imports.schema';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { importLayoutQuerySchema, type ImportLayoutQuery } from './imports.schemas.js';
import { ImportsService } from './imports.service.js';

@ApiTags('imports')
@Controller('teams/:id/imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  /** The newest files that were brought to this team, of what the role may bring. */
  @Answers(200, z.array(importSchema), { needs: 'names.read', refusals: [404] })
  @Get()
  list(@CurrentCoach() coach: SignedInCoach, @Param('id', { schema: idTextSchema }) teamId: number): Promise<Import[]> {
    return this.imports.list(coach, teamId);
  }

  /** How the last file of this team with the same headings was read. */
  @Answers(200, importLayoutSchema, { needs: 'names.read', refusals: [404] })
  @Get('layout')
  layout(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Query({ schema: importLayoutQuerySchema }) query: ImportLayoutQuery,
  ): Promise<ImportLayout> {
    return this.imports.layout(coach, teamId, query);
  }

  /** What a file would do, row by row. Nothing is stored. */
  @Answers(200, importPreviewSchema, { needs: 'names.read', carriesFile: true, refusals: [404, 409] })
  @Post('preview')
  preview(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Body({ schema: previewImportBodySchema }) body: PreviewImportBody,
  ): Promise<ImportPreview> {
    return this.imports.preview(coach, teamId, body);
  }

  /**
   * Stores a file: all rows that its preview did not refuse, or none. 409 `import_questions` while somebody in it has to be
   * asked about, `import_changed` when it would do something else than the preview said.
   */
  @Answers(201, importSchema, { needs: 'names.read', carriesFile: true, retriable: true, refusals: [404, 409] })
  @Post()
  store(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Body({ schema: importBodySchema }) body: ImportBody,
    @SentKey() key: IdempotencyKey | null,
    @Req() request: FastifyRequest,
  ): Promise<Import> {
    return this.imports.store(coach, teamId, body, { key, address: request.ip });
  }
}
