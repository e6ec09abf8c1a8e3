import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  releaseChangeSchema,
  releaseChangedSchema,
  releaseKeySchema,
  type ReleaseChange,
  type ReleaseChanged,
  type ReleaseKey,
} from '@touchline/contracts/release-changes.schema';
import { RELEASE_FILE_NAME } from '@touchline/contracts/release-document.schema';
import { releaseVersionSchema } from '@touchline/contracts/release-reports.schema';
import { releaseStatusSchema, type ReleaseStatus } from '@touchline/contracts/release-status.schema';
import { z } from 'zod';
import type { ReleaseKeyHolder } from '../../../common/auth/release-key-holder.js';
import { CurrentReleaseKey } from '../../../common/auth/route-marks.js';
import { Answers } from '../../../common/http/answers.js';
import { SentFile } from '../../../common/http/sent-file.js';
import { ReleaseChangesService } from './release-changes.service.js';

/** Compared with the area of the key, and never used otherwise. */
const areaSchema = z.string().max(64);
const fileNameSchema = z.string().regex(RELEASE_FILE_NAME, 'must be the name of a file');

/** For teams that release an area without access to the site's folder. */
@ApiTags('releases')
@Controller('releases')
export class ReleaseChangesController {
  constructor(private readonly changes: ReleaseChangesService) {}

  /** What the key is good for. */
  @Answers(200, releaseKeySchema, { caller: 'release' })
  @Get('key')
  key(@CurrentReleaseKey() { area, name }: ReleaseKeyHolder): ReleaseKey {
    return { area, name };
  }

  /** The live versions, since when and by whom, and the reports of browsers about them. */
  @Answers(200, releaseStatusSchema, { caller: 'release', refusals: [404] })
  @Get(':area/status')
  status(
    @CurrentReleaseKey() key: ReleaseKeyHolder,
    @Param('area', { schema: areaSchema }) area: string,
  ): Promise<ReleaseStatus> {
    return this.changes.status(key, area);
  }

  /**
   * Uploads a file of a version. Nothing is served before the version is promoted. The same name again replaces the
   * file.
   */
  @Answers(204, undefined, { caller: 'release', file: true, refusals: [404, 409] })
  @Put(':area/:version/files/:name')
  upload(
    @CurrentReleaseKey() key: ReleaseKeyHolder,
    @Param('area', { schema: areaSchema }) area: string,
    @Param('version', { schema: releaseVersionSchema }) version: string,
    @Param('name', { schema: fileNameSchema }) name: string,
    @SentFile() bytes: Buffer,
  ): void {
    this.changes.stage(key, area, version, { name, bytes });
  }

  /** Promotes an uploaded version, goes back to a former one, or approves one; 409 with the reasons when it cannot be. */
  @Answers(200, releaseChangedSchema, { caller: 'release', refusals: [404, 409] })
  @Post(':area/changes')
  change(
    @CurrentReleaseKey() key: ReleaseKeyHolder,
    @Param('area', { schema: areaSchema }) area: string,
    @Body({ schema: releaseChangeSchema }) body: ReleaseChange,
  ): Promise<ReleaseChanged> {
    return this.changes.change(key, area, body);
  }
}
