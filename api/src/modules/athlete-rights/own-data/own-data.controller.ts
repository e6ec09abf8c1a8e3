import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ownDataSchema,
  ownReadersSchema,
  type OwnData,
  type OwnReaders,
} from '@touchline/contracts/athlete-rights.schema';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { CurrentAthlete } from '../../../common/auth/route-marks.js';
import { Answers } from '../../../common/http/answers.js';
import { OwnDataService } from './own-data.service.js';
import { OwnReadersService } from './own-readers.service.js';

@ApiTags('athlete')
@Controller('athlete')
export class OwnDataController {
  constructor(
    private readonly data: OwnDataService,
    private readonly readers: OwnReadersService,
  ) {}

  /**
   * All that is stored of the athlete, with what each column means, but for fingerprints of secrets. Notes that coaches
   * wrote for each other, and texts with another athlete's name, are not shown, and say so; mail addresses that may be a
   * guardian's are masked. At most ten calls an hour from a device. Needs no consent.
   */
  @Answers(200, ownDataSchema, { caller: 'athlete', load: 'statistics', refusals: [429] })
  @Get('data')
  list(@CurrentAthlete() athlete: AnsweringAthlete): Promise<OwnData> {
    return this.data.collect(athlete);
  }

  /** Who read the athlete's health data, by the day of the club, as far as the database has it. Needs no consent. */
  @Answers(200, ownReadersSchema, { caller: 'athlete', load: 'statistics', refusals: [429] })
  @Get('readers')
  listReaders(@CurrentAthlete() athlete: AnsweringAthlete): Promise<OwnReaders> {
    return this.readers.list(athlete);
  }
}
