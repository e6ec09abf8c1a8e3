import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { exportedFileSchema, type ExportedFile } from '@touchline/contracts/exports.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { exportQuerySchema, type ExportQuery } from './exports.schemas.js';
import { ExportsService } from './exports.service.js';

@ApiTags('exports')
@Controller('teams/:id/export')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  /**
   * A file of a team's data of one kind, for which the coach's role has to read that kind. The headings are those that an import
   * knows. 409 `nothing_to_export` when there is nothing in the period, `export_too_large` when one file cannot hold it.
   */
  @Answers(200, exportedFileSchema, { needs: 'names.read', load: 'statistics', refusals: [404, 409] })
  @Get()
  download(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Query({ schema: exportQuerySchema }) query: ExportQuery,
  ): Promise<ExportedFile> {
    return this.exports.download(coach, teamId, query);
  }
}
